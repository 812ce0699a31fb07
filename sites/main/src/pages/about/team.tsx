import { ClockIcon, GiftIcon, HeartIcon, LedgerIcon } from "../../illustrations/icons.tsx";

const ROLES = [
  {
    Icon: GiftIcon,
    name: "The catalogue",
    text: "Writes down the ideas: what a thing is, who would love it, who should be spared it. Has opinions on candles.",
  },
  {
    Icon: ClockIcon,
    name: "The workshop",
    text: "Builds the finder and the widgets, keeps them quick and light, and mends what breaks.",
  },
  {
    Icon: LedgerIcon,
    name: "The books",
    text: "Reads in the marketplaces’ reports, closes each month, and doesn’t sleep while a cent is unaccounted for.",
  },
  {
    Icon: HeartIcon,
    name: "The giving",
    text: "Chooses the month’s charities, checks that they are who they say, and follows each donation until it has arrived.",
  },
] as const;

/** Who does the work, by what they do. */
export function Team() {
  return (
    <section className="wide section" aria-labelledby="team">
      <div className="section-head">
        <h2 id="team">The team</h2>
        <p>
          We are few, and go by what we do. You won’t find portraits here: what we would like to be known by
          is the work, so we drew that instead.
        </p>
      </div>
      <ul className="team">
        {ROLES.map(({ Icon, name, text }) => (
          <li key={name} className="card">
            <Icon />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
