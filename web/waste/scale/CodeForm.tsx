import { Button } from '@codegouvfr/react-dsfr/Button'
import { Input } from '@codegouvfr/react-dsfr/Input'
import { readCode } from '@ma-cantine/lib/waste/kitchen-code'
import { useRef, useState } from 'react'
import { useAction } from '../../ui/use-action.ts'
import { useScaleWords } from './words/scale-words.ts'

interface CodeFormProps {
  /** What the link held. */
  readonly typed: string
  /** @throws ApiError when the code opens nothing. */
  readonly onCode: (code: string) => Promise<void>
}

/** Asks for the code of a kitchen. */
export function CodeForm({ typed, onCode }: CodeFormProps) {
  const words = useScaleWords().code
  const [text, setText] = useState(typed)
  const [isIncomplete, setIncomplete] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { state, run } = useAction(async () => {
    const code = readCode(text)
    if (code !== null) await onCode(code)
  })
  const problem = isIncomplete ? words.incomplete : state.kind === 'failed' ? state.message : undefined
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault()
        const isWrong = readCode(text) === null
        setIncomplete(isWrong)
        if (isWrong) field.current?.focus()
        else run()
      }}
    >
      <p>{words.intro}</p>
      <Input
        label={words.label}
        hintText={words.hint}
        state={problem === undefined ? 'default' : 'error'}
        stateRelatedMessage={problem}
        nativeInputProps={{
          ref: field,
          value: text,
          onChange: ({ target }) => setText(target.value),
          autoComplete: 'off',
          autoCapitalize: 'characters',
          spellCheck: false,
          'aria-invalid': problem !== undefined,
        }}
      />
      <Button
        className="fr-mt-3w"
        size="large"
        type="submit"
        nativeButtonProps={{ 'aria-disabled': state.kind === 'busy' }}
      >
        {state.kind === 'busy' ? words.opening : words.open}
      </Button>
    </form>
  )
}
