import { leaveNewsletter } from '@ma-cantine/lib/newsletter/newsletter-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useAction } from '../ui/use-action.ts'
import { LinkPage } from './LinkPage.tsx'
import { useLinkToken } from './use-link-token.ts'
import { useNewsletterWords } from './words/newsletter-words.ts'

/** Where the link that ends a subscription leads. */
export default function DepartureScreen() {
  const { departure: words } = useNewsletterWords()
  const token = useLinkToken()
  const [done, setDone] = useState(false)
  const action = useAction(async () => {
    await client.call(leaveNewsletter, { body: { token } })
    setDone(true)
  })
  return (
    <LinkPage screen="NewsletterDeparture" words={words} action={action} doneText={done ? words.doneText : null}>
      <p className="fr-text--lead">{words.question}</p>
      <p>{words.text}</p>
    </LinkPage>
  )
}
