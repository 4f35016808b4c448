import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog } from '../ui/Dialog.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import type { FieldProps } from '../ui/field.tsx'
import type { SiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useAdministrationWords } from './words/administration-words.ts'

interface ActFormProps<Input extends FieldValues> {
  readonly title: string
  /** What the act changes, told before it is done. */
  readonly effects: readonly string[]
  /** Who is told of it. */
  readonly told: string
  /** Who reads the reason, where it is not the person who is told. */
  readonly reasonHint?: string
  /** A form with the field `reason`. */
  readonly form: SiteForm<Input>
  readonly action: string
  readonly onClose: () => void
  /** The fields before the reason. */
  readonly children?: ReactNode
}

/** The dialog of an act: what will change, who will be told, and why. */
export function ActForm<Input extends FieldValues>(props: ActFormProps<Input>) {
  const { title, effects, told, reasonHint, form, action, onClose, children } = props
  const words = useAdministrationWords().act
  return (
    <Dialog title={title} onClose={onClose} isDocument>
      <p className="fr-mb-1w">{words.effects}</p>
      <ul className="fr-mb-3w">
        {[...effects, told].map(effect => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <FormBody
        form={form}
        action={action}
        busyLabel={words.busy}
        withHint={false}
        secondaryAction={
          <Button type="button" priority="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
        }
      >
        {children}
        <TextField
          form={form}
          name={'reason' as FieldProps<Input>['name']}
          autoComplete="off"
          rows={3}
          hint={reasonHint ?? words.reasonHint}
        />
      </FormBody>
    </Dialog>
  )
}
