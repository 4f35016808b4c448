import { Button } from '@codegouvfr/react-dsfr/Button'
import { Input } from '@codegouvfr/react-dsfr/Input'
import { useState } from 'react'
import { useFormWords } from './words/form-words.ts'

/** A text to copy, with its button or by hand: a focus selects all of it. */
export function CopyField({ label, text }: { label: string; text: string }) {
  const { copy } = useFormWords()
  const [message, setMessage] = useState('')
  return (
    <div className="fr-mb-3w">
      <Input
        label={label}
        nativeInputProps={{
          readOnly: true,
          value: text,
          autoComplete: 'off',
          spellCheck: false,
          onFocus: event => event.currentTarget.select(),
        }}
        action={
          <Button
            iconId="fr-icon-clipboard-line"
            nativeButtonProps={{ 'aria-label': copy.what(label) }}
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => setMessage(copy.done),
                () => setMessage(copy.failed),
              )
            }
          >
            {copy.action}
          </Button>
        }
      />
      <p className="fr-message fr-mt-1v" role="status">
        {message}
      </p>
    </div>
  )
}
