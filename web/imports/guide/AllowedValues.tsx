import { Button } from '@codegouvfr/react-dsfr/Button'
import { useCopy } from '../../ui/use-copy.ts'
import { useFormWords } from '../../ui/words/form-words.ts'
import { useImportWords } from '../words/import-words.ts'
import { Breakable } from './Breakable.tsx'
import type { AllowedValue } from './column-texts.ts'

export interface AllowedValuesProps {
  readonly values: readonly AllowedValue[]
  /** Joins the values of a cell that may hold several; null when it may not. */
  readonly separator: string | null
}

/** Longest list shown unfolded. */
const maximumOpenValues = 5

/** The values of a column: each with what it means and a button to copy it. */
export function AllowedValues({ values, separator }: AllowedValuesProps) {
  const { schema: words } = useImportWords()
  const list = (
    <ul className="mc-schema__values fr-raw-list">
      {values.map(value => (
        <Value key={value.code} value={value} />
      ))}
    </ul>
  )
  return (
    <>
      {values.length > maximumOpenValues ? (
        <details className="fr-mt-1v">
          <summary>{words.values(values.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
      {separator !== null && (
        <p className="fr-text--sm fr-mt-1v fr-mb-0">
          {words.several} <code>{separator}</code>
        </p>
      )}
    </>
  )
}

function Value({ value: { code, meaning } }: { readonly value: AllowedValue }) {
  const words = useFormWords().copy
  const { message, copy } = useCopy(code)
  return (
    <li>
      <span>
        <code>
          <Breakable text={code} />
        </code>{' '}
        {meaning}
      </span>
      <span className="fr-text--xs fr-mb-0 mc-schema__copied" role="status">
        {message}
      </span>
      <Button
        type="button"
        priority="tertiary no outline"
        size="small"
        iconId="fr-icon-clipboard-line"
        title={words.what(code)}
        nativeButtonProps={{ 'aria-label': words.what(code) }}
        onClick={copy}
      />
    </li>
  )
}
