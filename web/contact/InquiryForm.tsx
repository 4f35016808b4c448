import { type Inquiry, InquiryDraft, sendInquiry } from '@ma-cantine/lib/contact/inquiry-api'
import { type InquiryType, inquiryTypeLabels, inquiryTypes } from '@ma-cantine/lib/contact/inquiry-type'
import { ApiError, BadRequestError } from '@ma-cantine/lib/http/api-error'
import { useEffect, useState } from 'react'
import { trackEvent } from '../app/analytics.ts'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { notify } from '../app/notices.ts'
import { useUser } from '../app/session.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { failureOf } from '../ui/failure.ts'
import { isPassingFailure } from '../ui/passing-failure.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useWords } from '../words/site-words.ts'
import { deleteDraft, type InquiryValues, keyOfAttempt, loadDraft, saveValues } from './inquiry-draft.ts'
import { RobotTrap } from './RobotTrap.tsx'
import { senderOf } from './sender.ts'
import { InsteadByEmail, type Unsent, UnsentNote } from './UnsentNote.tsx'
import { useContactWords } from './words/contact-words.ts'

export interface InquiryFormProps {
  /** The subject chosen at first, empty for none. */
  readonly initialType: InquiryType | ''
  /** What the team should also know, by name. */
  readonly meta?: Inquiry['meta']
  readonly onSent: () => void
}

/**
 * Writes to the team. The message stays in the tab until it is known to have arrived, and arrives once: each attempt to
 * send the same text has the same key.
 */
export function InquiryForm({ initialType, meta = {}, onSent }: InquiryFormProps) {
  const { form: words, sent } = useContactWords()
  const siteWords = useWords()
  const locale = useLocale()
  const user = useUser()
  const userId = user?.id ?? null
  const { email, name } = senderOf(user)
  const initialValues: InquiryValues = {
    from: email,
    name,
    inquiryType: initialType,
    message: '',
    website: '',
  }
  const [draft] = useState(() => loadDraft(userId))
  const [unsent, setUnsent] = useState<Unsent | null>(null)

  const form = useSiteForm({
    draft: InquiryDraft,
    labels: words.labels,
    resumes: true,
    values: {
      ...initialValues,
      ...draft?.values,
      inquiryType: draft?.values.inquiryType || initialType,
    },
    send: async inquiry => {
      try {
        await client.call(sendInquiry, {
          body: { ...inquiry, meta: { userId, userAgent: navigator.userAgent, ...meta } },
          idempotencyKey: keyOfAttempt(userId, inquiry),
        })
      } catch (error) {
        setUnsent(null)
        // Errors of fields stand beside them; what is not a failure of the call is a fault of ours.
        if (!(error instanceof ApiError) || error instanceof BadRequestError || isPassingFailure(error)) throw error
        setUnsent({ kind: 'refused', ...failureOf(error, siteWords) })
        return
      }
      trackEvent('inquiry', 'send', inquiry.inquiryType)
      startAgain()
      notify({ status: 'success', title: sent.title, message: sent.text })
      onSent()
    },
  })
  const { watch, reset } = form

  function startAgain(): void {
    reset(initialValues)
    deleteDraft()
    setUnsent(null)
  }

  // Once mounted, because the first display knows nothing of the tab.
  useEffect(() => {
    if (draft && draft.values.message !== '') {
      setUnsent({ kind: 'restored', attempted: draft.attempt !== null })
    }
  }, [draft])

  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      // Without a name, it is the form that starts again.
      if (name === undefined) return
      saveValues(userId, values as InquiryValues)
    })
    return unsubscribe
  }, [watch, userId])

  return (
    <>
      <UnsentNote unsent={unsent} onClear={startAgain} />
      <FormBody form={form} action={words.action} busyLabel={words.busy} whileWaiting={<InsteadByEmail />}>
        <TextField form={form} name="from" type="email" autoComplete="email" hint={words.fromHint} />
        <TextField form={form} name="name" autoComplete="name" optional />
        <SelectField
          form={form}
          name="inquiryType"
          options={inquiryTypes.map(value => ({ value, label: inquiryTypeLabels[locale][value] }))}
        />
        <TextField form={form} name="message" autoComplete="off" rows={8} hint={words.messageHint} />
        <RobotTrap label={words.trap} field={form.register('website')} />
      </FormBody>
    </>
  )
}
