import { type AdministeredLateRequest, answerLateRequest } from '@ma-cantine/lib/administration/late-requests-api'
import { Reason } from '@ma-cantine/lib/administration/staff-act'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { useSiteForm } from '../../ui/site-form.ts'
import { ActButton } from '../ActButton.tsx'
import { ActForm } from '../ActForm.tsx'
import { afterAct } from '../after-act.ts'
import { LateEndField } from '../canteens/LateEndField.tsx'
import { useAdministrationWords } from '../words/administration-words.ts'

interface AnswerProps {
  readonly request: AdministeredLateRequest
  readonly onAnswered: () => void
}

interface DialogProps extends AnswerProps {
  readonly onClose: () => void
}

interface OpenProps {
  /** The last day that the opening may have. */
  readonly latestEndDate: string
}

/** Opens the year that a canteen asks for. */
export function OpenAnswer(props: AnswerProps & OpenProps) {
  const { lateRequests: words } = useAdministrationWords()
  return (
    <ActButton label={words.open.action} title={words.open.of(props.request)}>
      {close => <OpenDialog {...props} onClose={close} />}
    </ActButton>
  )
}

const OpenDraft = z.object({ to: z.string().min(1), reason: Reason })

function OpenDialog({ request, latestEndDate, onAnswered, onClose }: DialogProps & OpenProps) {
  const words = useAdministrationWords()
  const { late } = words.canteen
  const { canteen, year } = request
  const form = useSiteForm({
    draft: OpenDraft,
    labels: { to: late.end, reason: words.act.reason },
    values: { to: '', reason: '' },
    send: async body => {
      const answer = await client.call(answerLateRequest, { params: { requestId: request.id }, body })
      afterAct(null, answer, onClose, words.act.done, late.open.done(year, body.to))
      onAnswered()
    },
  })
  return (
    <ActForm
      title={late.open.title(canteen.name)}
      effects={[words.lateRequests.open.year(year), ...late.open.effects]}
      told={late.told}
      form={form}
      action={words.lateRequests.open.action}
      onClose={onClose}
    >
      <LateEndField form={form} latestEndDate={latestEndDate} />
    </ActForm>
  )
}

/** Refuses what a canteen asks for. */
export function RefuseAnswer(props: AnswerProps) {
  const { lateRequests: words } = useAdministrationWords()
  return (
    <ActButton label={words.refuse.action} title={words.refuse.of(props.request)}>
      {close => <RefuseDialog {...props} onClose={close} />}
    </ActButton>
  )
}

const RefuseDraft = z.object({ reason: Reason })

function RefuseDialog({ request, onAnswered, onClose }: DialogProps) {
  const words = useAdministrationWords()
  const { refuse } = words.lateRequests
  const { canteen, year } = request
  const form = useSiteForm({
    draft: RefuseDraft,
    labels: { reason: words.act.reason },
    values: { reason: '' },
    send: async ({ reason }) => {
      const body = { to: null, reason }
      const answer = await client.call(answerLateRequest, { params: { requestId: request.id }, body })
      afterAct(null, answer, onClose, words.act.done, refuse.done(canteen.name, year))
      onAnswered()
    },
  })
  return (
    <ActForm
      title={refuse.title(canteen.name)}
      effects={[refuse.effect(year)]}
      told={words.canteen.late.told}
      form={form}
      action={refuse.action}
      onClose={onClose}
    />
  )
}
