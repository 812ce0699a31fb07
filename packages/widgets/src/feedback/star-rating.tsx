import { RATINGS } from "@gifthearth/core/feedback";
import { useRef } from "react";

interface StarRatingProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** Null while nothing is chosen. */
  readonly value: number | null;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (value: number | null) => void;
}

/** One to five stars: native radio buttons, so that arrow keys and screen readers work as everywhere. */
export function StarRating({ id, name, label, value, required = false, error, onChange }: StarRatingProps) {
  const stars = useRef<HTMLDivElement>(null);

  function clear(): void {
    onChange(null);
    // The button goes; what it cleared stays.
    stars.current?.querySelector("input")?.focus();
  }

  return (
    <div
      className="gh-rating"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={required}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p className="gh-label" id={`${id}-label`}>
        {label} {!required && <span className="gh-muted">(optional)</span>}
      </p>
      <div className="gh-row" ref={stars}>
        <div className="gh-stars">
          {RATINGS.map((rating) => (
            <label key={rating} className="gh-star" data-lit={value !== null && rating <= value}>
              <input
                type="radio"
                name={name}
                value={rating}
                checked={value === rating}
                onChange={() => onChange(rating)}
              />
              <span className="gh-hidden">{rating === 1 ? "1 star" : `${rating} stars`}</span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8Z" />
              </svg>
            </label>
          ))}
        </div>
        {value !== null && (
          <span className="gh-muted" aria-hidden="true">
            {value} of {RATINGS.length}
          </span>
        )}
        {value !== null && !required && (
          <button type="button" className="gh-clear" aria-label={`Clear ${label}`} onClick={clear}>
            Clear
          </button>
        )}
      </div>
      {error && (
        <p className="gh-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
