import { type ReactNode, useId } from 'react'

/** Fields that belong together, under a common legend. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  const id = useId()
  return (
    <fieldset className="fr-fieldset" aria-labelledby={id}>
      <legend className="fr-fieldset__legend" id={id}>
        <span className="fr-h5">{legend}</span>
      </legend>
      <div className="fr-fieldset__element">{children}</div>
    </fieldset>
  )
}
