import { Button } from '@codegouvfr/react-dsfr/Button'
import { requestLateOpening, withdrawLateRequest } from '@ma-cantine/lib/administration/late-requests-api'
import { Reason } from '@ma-cantine/lib/administration/staff-act'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { notify } from '../app/notices.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { lateRequestsOf } from './late-request-queries.ts'
import { refreshDeclarations } from './teledeclaration-queries.ts'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

interface LateRequestProps {
  readonly canteen: Canteen
  readonly year: number
  /** Whether a declaration of the year is in force: it is then to be corrected. */
  readonly isDeclared: boolean
}

/** Once the campaign of a year is over: what was asked of our team, its answer, and the way to ask. */
export function LateRequest({ canteen, year, isDeclared }: LateRequestProps) {
  const words = useTeledeclarationWords().late
  const locale = useLocale()
  const id = useId()
  return (
    <section className="fr-mt-3w" aria-labelledby={id}>
      <h3 className="fr-text--md fr-mb-1w" id={id} tabIndex={-1}>
        {words.title}
      </h3>
      <QueryView query={lateRequestsOf(canteen.id)} compact>
        {requests => {
          const latest = requests.find(request => request.year === year)
          if (latest?.answer === null) {
            return (
              <>
                <p>{words.waiting(latest.requester, formatDay(latest.date, locale))}</p>
                <blockquote className="mc-declare-quote">{latest.reason}</blockquote>
                <ConfirmButton
                  action={words.withdraw.action}
                  question={words.withdraw.question(year)}
                  keep={words.withdraw.keep}
                  text={words.withdraw.text}
                  work={() =>
                    client.call(withdrawLateRequest, { params: { canteenId: canteen.id, requestId: latest.id } })
                  }
                  onDone={() => {
                    void refreshDeclarations()
                    notify({ status: 'info', title: words.withdraw.done, message: words.withdraw.doneText(year) })
                    document.getElementById(id)?.focus()
                  }}
                />
              </>
            )
          }
          return (
            <>
              {latest?.answer === 'refused' && latest.answerDate !== null && (
                <>
                  <p>{words.refused(formatDay(latest.date, locale), formatDay(latest.answerDate, locale))}</p>
                  <blockquote className="mc-declare-quote">{latest.answerReason}</blockquote>
                </>
              )}
              <p>{words.text}</p>
              <AskButton
                canteen={canteen}
                year={year}
                isDeclared={isDeclared}
                onAsked={() => {
                  void refreshDeclarations()
                  document.getElementById(id)?.focus()
                }}
              />
            </>
          )
        }}
      </QueryView>
    </section>
  )
}

interface AskProps extends LateRequestProps {
  readonly onAsked: () => void
}

function AskButton(props: AskProps) {
  const words = useTeledeclarationWords().late
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button type="button" priority="secondary" size="small" onClick={() => setOpen(true)}>
        {props.isDeclared ? words.correct : words.declare}
      </Button>
      {isOpen && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

const LateDraft = z.object({ reason: Reason })

function AskDialog({ canteen, year, isDeclared, onAsked, onClose }: AskProps & { readonly onClose: () => void }) {
  const words = useTeledeclarationWords().late
  const form = useSiteForm({
    draft: LateDraft,
    labels: { reason: words.reason },
    values: { reason: '' },
    send: async ({ reason }) => {
      await client.call(requestLateOpening, { params: { canteenId: canteen.id }, body: { year, reason } })
      // The dialog gives the focus back first: what follows moves it.
      flushSync(onClose)
      notify({ status: 'success', title: words.sent, message: words.sentText(year) })
      onAsked()
    },
  })
  return (
    <Dialog title={isDeclared ? words.correctTitle(year) : words.declareTitle(year)} onClose={onClose}>
      <p>{words.explanation(canteen.name)}</p>
      <FormBody
        form={form}
        action={words.send}
        busyLabel={words.busy}
        withHint={false}
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        <TextField form={form} name="reason" autoComplete="off" rows={4} hint={words.reasonHint} />
      </FormBody>
    </Dialog>
  )
}
