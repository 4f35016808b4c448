import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'
import { type ActListAddress, actListFormat } from './act-list-address.ts'

/** The way to the acts about a person or a canteen in the journal. */
export const JournalLink = ({ address }: { readonly address: Pick<Partial<ActListAddress>, 'user' | 'canteen'> }) => (
  <p className="fr-mt-2w">
    <SiteLink className="fr-link" href={addressOf('StaffActs') + actListFormat.write(address)}>
      {useAdministrationWords().acts.journal}
    </SiteLink>
  </p>
)
