import { Button } from '@codegouvfr/react-dsfr/Button'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { useContentWords } from './words/content-words.ts'

/** Tells a visitor why they are at home, and leads to the address that they asked for once they have signed in. */
export default function SignInReason({ next }: { readonly next: string }) {
  const { reason } = useContentWords()
  const titleOf = useTitles()
  return (
    <div className="fr-alert fr-alert--info fr-my-3w">
      <FocusedHeading as="h2" className="fr-alert__title">
        {reason.title}
      </FocusedHeading>
      <p className="fr-mb-2w">{reason.text}</p>
      <Button linkProps={{ href: `${addressOf('SignIn')}?${new URLSearchParams({ next })}` }}>
        {titleOf('SignIn')}
      </Button>
    </div>
  )
}
