import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { customIssue } from '@ma-cantine/lib/messages/issue-message'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { ActionDay } from '@ma-cantine/lib/waste-actions/canteen-action-input'
import { actionErrors, nextState, noState } from '@ma-cantine/lib/waste-actions/canteen-action-rules'
import { z } from 'zod'
import { Dialog } from '../ui/Dialog.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useWasteActionWords } from './words/waste-action-words.ts'

interface DayDialogProps {
  /** Which day is asked for. */
  readonly name: 'plannedOn' | 'doneOn'
  readonly canteen: CanteenPreview
  /** The day that is noted already. */
  readonly day: string | null
  readonly save: (day: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the day on which a canteen begins an action, today at first. */
export function DayDialog({ name, canteen, day, save, onClose }: DayDialogProps) {
  const words = useWasteActionWords().canteens
  const today = currentDay()
  const draft = z.object({
    day: ActionDay.superRefine((day, context) => {
      const change = { [name]: day }
      const errors = actionErrors(change, nextState(noState, change, today), today)
      for (const message of errors[name] ?? []) context.addIssue(customIssue(message))
    }),
  })
  const form = useSiteForm<{ day: string }, { day: string }>({
    draft,
    labels: { day: words[name] },
    values: { day: day ?? today },
    send: values => save(values.day),
  })
  return (
    <Dialog title={name === 'doneOn' ? words.doTitle(canteen.name) : words.planTitle(canteen.name)} onClose={onClose}>
      <FormBody
        form={form}
        withHint={false}
        action={words.save}
        busyLabel={words.saving}
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        <TextField
          form={form}
          name="day"
          type="date"
          autoComplete="off"
          {...(name === 'doneOn' ? { hint: words.doneHint, max: today } : {})}
        />
      </FormBody>
    </Dialog>
  )
}
