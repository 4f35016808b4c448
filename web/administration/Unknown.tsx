import { usePageTitle } from '../app/page-title.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useAdministrationWords } from './words/administration-words.ts'

const lists = { account: 'AdministeredAccounts', canteen: 'AdministeredCanteens' } as const

/** Said of an account or a canteen that does not exist, or is gone. */
export function Unknown({ what }: { readonly what: keyof typeof lists }) {
  const words = useAdministrationWords().unknown[what]
  usePageTitle(words.title)
  return (
    <>
      <h1>{words.title}</h1>
      <p className="fr-text--lead">{words.text}</p>
      <SiteLink className="fr-btn" href={addressOf(lists[what])}>
        {words.back}
      </SiteLink>
    </>
  )
}
