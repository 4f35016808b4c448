import type { AdministeredCanteen, LateOpening } from '@ma-cantine/lib/administration/administered-canteen'
import { setLateOpening } from '@ma-cantine/lib/administration/administered-canteens-api'
import { Reason } from '@ma-cantine/lib/administration/staff-act'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { ActButton } from '../ActButton.tsx'
import { ActForm } from '../ActForm.tsx'
import { oneCanteen } from '../administration-queries.ts'
import { afterAct } from '../after-act.ts'
import { useAdministrationWords } from '../words/administration-words.ts'
import { LateEndField } from './LateEndField.tsx'

interface LateActProps {
  readonly canteen: AdministeredCanteen
}

interface DialogProps extends LateActProps {
  readonly onClose: () => void
}

/** Opens a year for a canteen, or gives another day to one that is open. */
export function OpenLate({ canteen }: LateActProps) {
  const words = useAdministrationWords().canteen.late
  return <ActButton label={words.open.action}>{close => <OpenDialog canteen={canteen} onClose={close} />}</ActButton>
}

const LateDraft = z.object({ year: z.int(), to: z.string().min(1), reason: Reason })

function OpenDialog({ canteen, onClose }: DialogProps) {
  const words = useAdministrationWords()
  const { late } = words.canteen
  const { id: canteenId, name, yearsToOpen, lateOpenings, latestEndDate } = canteen
  const form = useSiteForm({
    draft: LateDraft,
    labels: { year: late.year, to: late.end, reason: words.act.reason },
    values: { year: yearsToOpen[0] ?? 0, to: '', reason: '' },
    send: async body => {
      const open = lateOpenings.find(({ year, isOpen }) => isOpen && year === body.year)
      const answer = await client.call(setLateOpening, {
        params: { canteenId },
        body: { ...body, from: open?.endDate ?? null },
      })
      afterAct(oneCanteen(canteenId).queryKey, answer, onClose, words.act.done, late.open.done(body.year, body.to))
    },
  })
  return (
    <ActForm
      title={late.open.title(name)}
      effects={late.open.effects}
      told={late.told}
      form={form}
      action={late.open.action}
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="year"
        numeric
        options={yearsToOpen.map(year => ({ value: year, label: String(year) }))}
      />
      <LateEndField form={form} latestEndDate={latestEndDate} />
    </ActForm>
  )
}

interface CloseLateProps extends LateActProps {
  readonly opening: LateOpening
}

/** Closes a year that was opened for a canteen. */
export function CloseLate({ canteen, opening }: CloseLateProps) {
  const words = useAdministrationWords().canteen.late
  return (
    <ActButton label={words.close.action(opening.year)}>
      {close => <CloseDialog canteen={canteen} opening={opening} onClose={close} />}
    </ActButton>
  )
}

const CloseDraft = z.object({ reason: Reason })

function CloseDialog({ canteen, opening: { year, endDate }, onClose }: CloseLateProps & DialogProps) {
  const words = useAdministrationWords()
  const { late } = words.canteen
  const { id: canteenId, name } = canteen
  const form = useSiteForm({
    draft: CloseDraft,
    labels: { reason: words.act.reason },
    values: { reason: '' },
    send: async ({ reason }) => {
      const body = { year, from: endDate, to: null, reason }
      const answer = await client.call(setLateOpening, { params: { canteenId }, body })
      afterAct(oneCanteen(canteenId).queryKey, answer, onClose, words.act.done, late.close.done(year))
    },
  })
  return (
    <ActForm
      title={late.close.title(name)}
      effects={late.close.effects}
      told={late.told}
      form={form}
      action={late.close.action(year)}
      onClose={onClose}
    />
  )
}
