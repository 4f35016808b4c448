import { confirmNewsletter } from '@ma-cantine/lib/newsletter/newsletter-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useAction } from '../ui/use-action.ts'
import { LinkPage } from './LinkPage.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useNewsletterWords } from './words/newsletter-words.ts'

/** Where the link of the first message leads: the holder of the address agrees to receive the newsletter. */
export default function ConfirmationScreen() {
  const { confirmation: words } = useNewsletterWords()
  const token = useLinkToken()
  const [email, setEmail] = useState<string | null>(null)
  const action = useAction(async () => {
    const confirmed = await client.call(confirmNewsletter, { body: { token } })
    setEmail(confirmed.email)
  })
  return (
    <LinkPage
      screen="NewsletterConfirmation"
      words={words}
      action={action}
      doneText={email === null ? null : words.doneText(email)}
    >
      <p className="fr-text--lead">{words.question}</p>
      <p>{words.otherwise}</p>
    </LinkPage>
  )
}
