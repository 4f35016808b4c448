import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { currentDay, currentYear } from '@ma-cantine/lib/messages/today'
import type { NewRecapRequest } from '@ma-cantine/lib/recap-requests/new-recap-request'
import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { type SentRecapRequest, sendRecapRequest } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../app/client.ts'
import { createIdempotencyKey } from '../app/idempotency-key.ts'
import { queries } from '../app/queries.ts'
import { addressOf } from '../app/screen-list.ts'
import { useGoTo } from '../app/use-go-to.ts'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { LeaveGuard } from '../ui/LeaveGuard.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useAction } from '../ui/use-action.ts'
import { MessageView } from './MessageView.tsx'
import { daysOfYear } from './period.ts'
import { RequestFields } from './RequestFields.tsx'
import { oneRecapRequest, recapRequestsQueryKey } from './recap-request-queries.ts'
import { type RequestValues, requestDraft } from './request-draft.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'

/** A request that may be sent, with the message that it sends. */
interface Preview {
  readonly body: NewRecapRequest
  readonly message: SentRecapRequest['message']
  /** Sent again after a lost answer, the message leaves once. */
  readonly key: string
}

/** What is asked, then the exact message, then its sending. */
export function NewRequestForm({ canteens }: { readonly canteens: readonly CanteenPreview[] }) {
  const words = useRecapRequestWords()
  const goTo = useGoTo()
  const [search] = useSearchParams()
  const [today] = useState(() => currentDay())
  const [values] = useState(() => firstValues(canteens, search.get('cantine')))
  const [preview, setPreview] = useState<Preview | null>(null)
  const [isBack, setBack] = useState(false)
  const [sent, setSent] = useState<RecapRequest | null>(null)
  const form = useSiteForm<RequestValues, NewRecapRequest>({
    draft: requestDraft(today),
    labels: words.form.labels,
    values,
    send: async body => {
      const { message } = await client.call(sendRecapRequest, { body, dryRun: true })
      setPreview({ body, message, key: createIdempotencyKey() })
    },
  })
  const announce = useEffectEvent(({ id, provider }: RecapRequest) =>
    goTo(addressOf('RecapRequest', { requestId: id }), {
      status: 'success',
      title: words.message.sentTitle,
      message: words.message.sent(provider),
    }),
  )
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (sent) announce(sent)
  }, [sent])

  return (
    <>
      {preview ? (
        <SendStep
          preview={preview}
          onBack={() => {
            setBack(true)
            setPreview(null)
          }}
          onSent={setSent}
        />
      ) : (
        <>
          {isBack && <FocusedHeading className="fr-sr-only">{words.message.change}</FocusedHeading>}
          <FormBody
            form={form}
            action={words.form.preview}
            busyLabel={words.form.previewing}
            secondaryAction={<SecondaryLink href={addressOf('RecapRequests')}>{words.form.cancel}</SecondaryLink>}
          >
            <RequestFields form={form} canteens={canteens} today={today} />
          </FormBody>
        </>
      )}
      <LeaveGuard active={(form.isChanged() || preview !== null) && !sent} />
    </>
  )
}

interface SendStepProps {
  readonly preview: Preview
  readonly onBack: () => void
  readonly onSent: (request: RecapRequest) => void
}

/** Shows the message, and sends it. */
function SendStep({ preview: { body, message, key }, onBack, onSent }: SendStepProps) {
  const { message: words } = useRecapRequestWords()
  const { state, run } = useAction(async () => {
    const { request } = await client.call(sendRecapRequest, { body, idempotencyKey: key })
    await queries.invalidateQueries({ queryKey: recapRequestsQueryKey })
    queries.setQueryData(oneRecapRequest(request.id).queryKey, request)
    onSent(request)
  })
  const isBusy = state.kind === 'busy'
  return (
    <>
      <FocusedHeading className="fr-h4">{words.title}</FocusedHeading>
      <p>{words.text(body.provider, body.email)}</p>
      <MessageView message={message} />
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mt-2w" severity="error" small description={state.message} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-3w">
        <li>
          <Button type="button" nativeButtonProps={{ 'aria-disabled': isBusy }} onClick={run}>
            {isBusy ? words.sending : words.send}
          </Button>
        </li>
        <li>
          <Button type="button" priority="secondary" onClick={onBack}>
            {words.change}
          </Button>
        </li>
      </ul>
    </>
  )
}

/** The last civil year, and the canteen where there is no other, or that the address names. */
function firstValues(canteens: readonly CanteenPreview[], asked: string | null): RequestValues {
  const year = currentYear() - 1
  const only = canteens.length === 1 ? canteens[0] : canteens.find(({ id }) => String(id) === asked)
  return {
    kind: 'supplier',
    provider: '',
    email: '',
    canteenIds: only ? [String(only.id)] : [],
    year: String(year),
    ...daysOfYear(year),
    deadline: '',
    reminderDays: '',
    note: '',
  }
}
