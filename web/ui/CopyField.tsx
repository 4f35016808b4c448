import { Button } from '@codegouvfr/react-dsfr/Button'
import { Input } from '@codegouvfr/react-dsfr/Input'
import { useEffect, useRef } from 'react'
import { useCopy } from './use-copy.ts'
import { useFormWords } from './words/form-words.ts'

export interface CopyFieldProps {
  readonly label: string
  readonly text: string
  /** Takes the focus when it appears, so that screen readers tell what it holds. */
  readonly focused?: boolean
}

/** A text to copy, with its button or by hand: a focus selects all of it. */
export function CopyField({ label, text, focused = false }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  const words = useFormWords().copy
  const { message, copy } = useCopy(text)
  return (
    <div className="fr-mb-3w">
      <Input
        label={label}
        nativeInputProps={{
          ref: field,
          readOnly: true,
          value: text,
          autoComplete: 'off',
          spellCheck: false,
          onFocus: event => event.currentTarget.select(),
        }}
        action={
          <Button
            type="button"
            iconId="fr-icon-clipboard-line"
            nativeButtonProps={{ 'aria-label': words.what(label) }}
            onClick={copy}
          >
            {words.action}
          </Button>
        }
      />
      <p className="fr-message fr-mt-1v" role="status">
        {message}
      </p>
    </div>
  )
}
