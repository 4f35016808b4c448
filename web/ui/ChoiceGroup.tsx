import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldLabel, type FieldProps } from './field.tsx'

export interface ChoiceGroupProps<Values extends FieldValues> extends FieldProps<Values> {
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly hint?: ReactNode }[]
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
  const { form, name, hint, options } = props
  const id = form.idOf(name)
  const problem = form.problemOf(name)
  return {
    id,
    legend: <FieldLabel {...props} />,
    hintText: hint,
    state: problem === undefined ? ('default' as const) : ('error' as const),
    stateRelatedMessage: problem,
    options: options.map(({ value, label, hint }) => ({
      label,
      ...(hint === undefined ? {} : { hintText: hint }),
      nativeInputProps: {
        ...form.register(name),
        value,
        'aria-describedby': problem === undefined ? undefined : `${id}-desc-error`,
      },
    })),
  }
}
