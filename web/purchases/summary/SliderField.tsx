import { useId } from 'react'

export interface SliderFieldProps {
  /** The label of the number field. */
  readonly label: string
  readonly hint?: string | undefined
  /** The label of the slider, which stands beside the field. */
  readonly sliderLabel: string
  /** What is typed; the slider shows the number in it. */
  readonly text: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** Writes the value of the slider for screen readers. */
  readonly format: (value: number) => string
  readonly onChange: (text: string) => void
}

/** Reads a number as people type it: 1 240,50. Zero for anything else, so that there is always a result. */
export function typedNumber(text: string): number {
  const value = Number(text.replaceAll(/[\s\u00a0\u202f€%]/g, '').replace(',', '.'))
  return Number.isFinite(value) ? value : 0
}

export const clamped = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** A number to type, or to choose with a slider: both hold the same. */
export function SliderField(props: SliderFieldProps) {
  const { label, hint, sliderLabel, text, min, max, step, format, onChange } = props
  const id = useId()
  const value = clamped(typedNumber(text), min, max)
  return (
    <div className="mc-slider">
      <div className="fr-input-group">
        <label className="fr-label" htmlFor={`${id}-field`}>
          {label}
          {hint !== undefined && <span className="fr-hint-text">{hint}</span>}
        </label>
        <input
          id={`${id}-field`}
          className="fr-input"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={event => onChange(event.target.value)}
        />
      </div>
      <input
        className="mc-slider__range"
        type="range"
        aria-label={sliderLabel}
        aria-valuetext={format(value)}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
