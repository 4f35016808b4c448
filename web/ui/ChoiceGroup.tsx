import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldLabel, type FieldProps } from './field.tsx'

export interface ChoiceGroupProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly options: readonly {
    readonly value: string
    readonly label: ReactNode
    readonly hint?: ReactNode
    readonly disabled?: boolean
    /** A picture beside a radio button. */
    readonly illustration?: ReactNode
  }[]
  /** Called once the form knows the new choice. */
  readonly onChange?: () => void
}

/** Several values of a list, as checkboxes. */
export const CheckboxGroup = <Values extends FieldValues>(props: ChoiceGroupProps<Values>) => (
  <Checkbox {...groupProps(props)} />
)

/** One value of a short list, as radio buttons. */
export const RadioGroup = <Values extends FieldValues>(props: ChoiceGroupProps<Values>) => (
  <RadioButtons {...groupProps(props)} name={props.form.idOf(props.name)} />
)

function groupProps<Values extends FieldValues>(props: ChoiceGroupProps<Values>) {
  const { form, name, hint, options, onChange } = props
  const id = form.idOf(name)
  const problem = form.problemOf(name)
  return {
    id,
    legend: <FieldLabel {...props} />,
    hintText: hint,
    state: problem === undefined ? ('default' as const) : ('error' as const),
    stateRelatedMessage: problem,
    options: options.map(({ value, label, hint, disabled = false, illustration }) => ({
      label,
      ...(illustration === undefined ? {} : { illustration }),
      ...(hint === undefined ? {} : { hintText: hint }),
      nativeInputProps: {
        ...form.register(name, onChange ? { onChange } : {}),
        value,
        ...(disabled ? { disabled } : {}),
        'aria-describedby': problem === undefined ? undefined : `${id}-desc-error`,
      },
    })),
  }
}
