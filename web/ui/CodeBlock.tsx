import { Button } from '@codegouvfr/react-dsfr/Button'
import { ScrollRegion } from './ScrollRegion.tsx'
import { useCopy } from './use-copy.ts'
import { useFormWords } from './words/form-words.ts'
import './code-block.css'

export interface CodeBlockProps {
  /** Names the code for screen readers, and in the button that copies it. */
  readonly label: string
  readonly code: string
  /** Whether everyone sees the name, above the code. */
  readonly shown?: boolean
}

/** Lines of code to copy. Long ones scroll inside the block. */
export function CodeBlock({ label, code, shown = false }: CodeBlockProps) {
  const words = useFormWords().copy
  const { message, copy } = useCopy(code)
  return (
    <div className="mc-code">
      {shown && <p className="mc-code__label">{label}</p>}
      <ScrollRegion className="mc-code__lines" label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </ScrollRegion>
      <div className="mc-code__copy">
        <Button
          type="button"
          priority="tertiary"
          size="small"
          iconId="fr-icon-clipboard-line"
          nativeButtonProps={{ 'aria-label': words.what(label) }}
          onClick={copy}
        >
          {words.action}
        </Button>
        <span className="fr-text--sm fr-mb-0" role="status">
          {message}
        </span>
      </div>
    </div>
  )
}
