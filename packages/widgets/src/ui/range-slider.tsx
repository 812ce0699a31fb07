import type { PointerEvent } from "react";
import { useRef } from "react";

interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: readonly [low: number, high: number];
  readonly labels: readonly [low: string, high: string];
  /** What a screen reader says for a value. */
  readonly valueText: (value: number) => string;
  readonly onChange: (value: readonly [low: number, high: number]) => void;
}

/** A thumb's width in the stylesheet, pixels. */
const THUMB = 28;

/**
 * A slider with two thumbs that stay at least a step apart. Each thumb is a native range input, so
 * arrow keys, Page Up, Home and touch work as everywhere; a press on the track moves the nearer thumb.
 */
export function RangeSlider({ min, max, step, value, labels, valueText, onChange }: RangeSliderProps) {
  const [low, high] = value;
  const track = useRef<HTMLDivElement>(null);
  const setLow = (next: number) => onChange([Math.min(next, high - step), high]);
  const setHigh = (next: number) => onChange([low, Math.max(next, low + step)]);

  function pressTrack(event: PointerEvent<HTMLDivElement>) {
    const element = track.current;
    if (!element || (event.target as Element).matches("input")) return;
    const { left, width } = element.getBoundingClientRect();
    // A thumb's middle stays half a thumb away from the track's ends.
    const along = (event.clientX - left - THUMB / 2) / (width - THUMB);
    const pressed = min + along * (max - min);
    const next = Math.min(max, Math.max(min, Math.round(pressed / step) * step));
    const movesLow = Math.abs(next - low) < Math.abs(next - high);
    (movesLow ? setLow : setHigh)(next);
    element.querySelectorAll("input")[movesLow ? 0 : 1]?.focus();
    event.preventDefault();
  }

  const at = (amount: number) => `${((amount - min) / (max - min)) * 100}%`;
  return (
    <div className="gh-range" ref={track} onPointerDown={pressTrack}>
      <div className="gh-range-fill" style={{ "--gh-low": at(low), "--gh-high": at(high) } as object} />
      {[low, high].map((amount, index) => (
        <input
          key={labels[index]}
          className="gh-range-thumb"
          type="range"
          aria-label={labels[index]}
          aria-valuetext={valueText(amount)}
          min={min}
          max={max}
          step={step}
          value={amount}
          // Where both thumbs lie at the right end, the left one must be on top to be moved away.
          style={{ zIndex: index === 0 && low > (min + max) / 2 ? 1 : 0 }}
          onInput={(event) => (index === 0 ? setLow : setHigh)(Number(event.currentTarget.value))}
        />
      ))}
    </div>
  );
}
