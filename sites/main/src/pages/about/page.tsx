import { PRODUCT_NAME } from "@gifthearth/core";
import { Link } from "react-router";
import { shareExample } from "../../content/share-example.ts";
import { GiftAndSapling } from "../../illustrations/gift-and-sapling.tsx";
import { CallToAction } from "../../layout/call-to-action.tsx";
import { PageMeta } from "../../seo/page-meta.tsx";
import { useCharityShare } from "../../site-data.ts";
import { Team } from "./team.tsx";

/** About. */
export function Component() {
  const { share, price, exactPrice, rate, commission, donated } = shareExample(useCharityShare());
  return (
    <>
      <PageMeta
        title={`About ${PRODUCT_NAME} – Gifts With Purpose`}
        description={`Why ${PRODUCT_NAME} exists, how it finds gifts, what the ${share} share for charity comes to in dollars, and who does the work.`}
      />
      <section className="wide about-head">
        <div className="about-text">
          <h1>Gifts with purpose</h1>
          <p className="lead">
            A good gift says that somebody was paying attention. We help with the paying attention, and see to
            it that each gift leaves something behind for somebody neither of you has met.
          </p>
        </div>
        <GiftAndSapling />
      </section>
      <section className="wide section about-mission" aria-labelledby="mission">
        <h2 id="mission">Our mission</h2>
        <div>
          <p>
            Most of us would like to give better presents than we do. It is no lack of love. It is a lack of
            ideas on a Tuesday evening, before a screen of things sorted by who paid for the top.
          </p>
          <p>
            {PRODUCT_NAME} begins at the other end: with the person. You say who they are, we say what might
            suit them, and why. And since a marketplace pays a commission for the purchase anyway, a part of
            it can do some good on the way. That is all the product there is: better presents, and a steady
            small stream of money to where it is needed.
          </p>
        </div>
      </section>
      <section className="band" aria-labelledby="approach">
        <div className="wide">
          <h2 id="approach">How we go about it</h2>
          <ol className="steps">
            <li>
              <h3>You describe somebody</h3>
              <p>
                An occasion, what they like, what you’d spend, and a note on what only you know. No account,
                and not even a name.
              </p>
            </li>
            <li>
              <h3>We suggest, and say why</h3>
              <p>
                From a catalogue that we write ourselves, or with an AI where one is set up; each answer says
                which. What an idea might earn us has no say in its place.
              </p>
            </li>
            <li>
              <h3>Your purchase does some good</h3>
              <p>
                You buy at the marketplace, at its price. {share} of our commission goes to charities chosen
                every month, and every step of it is public.
              </p>
            </li>
          </ol>
        </div>
      </section>
      <section className="wide section about-sum" aria-labelledby="sum">
        <div>
          <h2 id="sum">What that is in dollars</h2>
          <p>
            Take a gift for {price}. We estimate our commission at {rate} of the price, which is {commission}.{" "}
            {share} of that is {donated}, and {donated} is what goes to charity.
          </p>
          <p>
            It isn’t much, and we would rather say so than let a percentage sound like a fortune. It becomes
            something by being many.{" "}
            <Link to="/impact" viewTransition>
              What has been given so far
            </Link>{" "}
            is written down in a ledger that anybody can check, to the cent.
          </p>
        </div>
        <dl className="card sum">
          <div>
            <dt>Your gift</dt>
            <dd>{exactPrice}</dd>
          </div>
          <div>
            <dt>Our commission, about {rate}</dt>
            <dd>{commission}</dd>
          </div>
          <div className="sum-total">
            <dt>To charity, {share} of it</dt>
            <dd>{donated}</dd>
          </div>
        </dl>
      </section>
      <Team />
      <CallToAction heading="Whose day is next?">
        Tell us about them. It takes about as long as reading this page did.
      </CallToAction>
    </>
  );
}
