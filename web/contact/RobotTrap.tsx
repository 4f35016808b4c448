import type { UseFormRegisterReturn } from 'react-hook-form'

/**
 * A field that people neither see, hear nor reach, and that robots fill in: the server answers such a message, and does
 * not keep it. Browsers and password managers are told to leave it alone.
 */
export const RobotTrap = ({ label, field }: { label: string; field: UseFormRegisterReturn }) => (
  <div className="fr-sr-only" aria-hidden="true">
    <label>
      {label}
      <input {...field} type="text" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </label>
  </div>
)
