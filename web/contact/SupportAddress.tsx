import { supportEmail } from '../app/installation.ts'

/** The address of the team, written out: for whom the form does not work. */
export const SupportAddress = () => (
  <a className="fr-link" href={`mailto:${supportEmail}`}>
    {supportEmail}
  </a>
)
