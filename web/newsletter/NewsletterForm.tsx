import { Recipient } from '@ma-cantine/lib/accounts/account-fields'
import { subscribeNewsletter } from '@ma-cantine/lib/newsletter/newsletter-api'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useNewsletterWords } from './words/newsletter-words.ts'

/** Asks for the newsletter. The holder of the address then confirms it by e-mail. */
export function NewsletterForm() {
  const { block: words } = useNewsletterWords()
  const form = useSiteForm({
    draft: Recipient,
    labels: words.labels,
    values: { email: '' },
    send: async recipient => {
      await client.call(subscribeNewsletter, { body: recipient })
      form.reset({ email: '' })
      notify({ status: 'success', title: words.sentTitle, message: words.sent(recipient.email) })
    },
  })
  return (
    <FormBody form={form} action={words.action} busyLabel={words.busy} priority="secondary">
      <TextField form={form} name="email" type="email" autoComplete="email" hint={words.hint} />
    </FormBody>
  )
}
