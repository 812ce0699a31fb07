interface FilterGroupProps<Option extends string> {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: readonly Option[]) => void;
}

/** Boxes to tick, any number of them; the chosen ones are told in the order they are offered. Nothing without any. */
export function FilterGroup<Option extends string>({
  legend,
  options,
  chosen,
  onChange,
}: FilterGroupProps<Option>) {
  if (options.length === 0) return null;
  const toggle = (toggled: Option) =>
    onChange(options.filter((option) => chosen.includes(option) !== (option === toggled)));
  return (
    <fieldset className="gh-filter-group">
      <legend className="gh-label">{legend}</legend>
      {options.map((option) => (
        <label key={option} className="gh-filter">
          <input type="checkbox" checked={chosen.includes(option)} onChange={() => toggle(option)} />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
