import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { visibleText } from '@ma-cantine/lib/entities/visible-text'
import {
  answerKitchenReport,
  type KitchenReport,
  longestAnswerReason,
  type NewKitchenReportAnswer,
} from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { kitchenReportOf } from './kitchen-report-queries.ts'
import { useKitchenReportWords } from './words/kitchen-report-words.ts'
import './kitchen-reports.css'

interface AnswerProps {
  readonly canteen: Canteen
  readonly report: KitchenReport
  /** The version that is shown: an answer is about it. */
  readonly version: string
}

/** The last answer of the team, and the two ways to give another. */
export function Answer({ canteen, report, version }: AnswerProps) {
  const words = useKitchenReportWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { answer, year } = report

  async function send(given: Pick<NewKitchenReportAnswer, 'verdict' | 'reason'>): Promise<void> {
    const { queryKey } = kitchenReportOf(canteen.id, year)
    try {
      const params = { canteenId: canteen.id, year }
      const answered = await client.call(answerKitchenReport, { params, body: { version, ...given } })
      queries.setQueryData(queryKey, answered)
    } catch (error) {
      // It may have changed: what is shown beside the refusal is what there is now.
      void queries.invalidateQueries({ queryKey })
      throw error
    }
    // The dialog gives the focus back first: what follows moves it.
    flushSync(() => setOpen(false))
    notify({ status: 'success', title: words.answer.sent, message: words.answer.sentText })
    heading.current?.focus()
  }

  return (
    <section className="fr-mt-4w" aria-labelledby="reponse">
      <h2 className="fr-h4" id="reponse" ref={heading} tabIndex={-1}>
        {words.answer.title}
      </h2>
      {answer && (
        <>
          <p>
            {words.answer.given(answer.verdict, answer.author, answer.date)}
            {!answer.isCurrent && ` ${words.answer.older}`}
          </p>
          {answer.reason !== null && <blockquote className="mc-answers__quote">{answer.reason}</blockquote>}
        </>
      )}
      <p>{words.answer.question}</p>
      <div className="mc-answers">
        {!(answer?.isCurrent && answer.verdict === 'confirmed') && (
          <div>
            <ActionButton
              action={words.answer.confirm}
              busyLabel={words.answer.confirming}
              priority="primary"
              work={() => send({ verdict: 'confirmed', reason: null })}
            />
          </div>
        )}
        <div>
          <Button type="button" priority="secondary" onClick={() => setOpen(true)}>
            {words.answer.contest}
          </Button>
        </div>
      </div>
      {isOpen && <ContestDialog send={send} onClose={() => setOpen(false)} />}
    </section>
  )
}

const ContestDraft = z.object({ reason: visibleText(longestAnswerReason) })

interface ContestDialogProps {
  readonly send: (given: Pick<NewKitchenReportAnswer, 'verdict' | 'reason'>) => Promise<void>
  readonly onClose: () => void
}

function ContestDialog({ send, onClose }: ContestDialogProps) {
  const words = useKitchenReportWords().dialog
  const form = useSiteForm({
    draft: ContestDraft,
    labels: { reason: words.reason },
    values: { reason: '' },
    send: ({ reason }) => send({ verdict: 'contested', reason }),
  })
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
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
        <TextField form={form} name="reason" autoComplete="off" rows={4} hint={words.hint} />
      </FormBody>
    </Dialog>
  )
}
