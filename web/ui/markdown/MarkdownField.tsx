import { markdownHtml } from '@ma-cantine/lib/markdown/markdown-html'
import { markdownProblems } from '@ma-cantine/lib/markdown/markdown-problems'
import { useDeferredValue, useId, useMemo } from 'react'
import type { FieldValues, PathValue } from 'react-hook-form'
import { useLocale } from '../../app/locale.ts'
import type { FieldProps } from '../field.tsx'
import { SanitizedHtml } from '../SanitizedHtml.tsx'
import { TextField } from '../TextField.tsx'
import { AddPicture } from './AddPicture.tsx'
import { FormattingHelp } from './FormattingHelp.tsx'
import { useMarkdownWords } from './words/markdown-words.ts'
import './markdown-field.css'

/**
 * A text in Markdown, with its preview beside it: a plain field, which every screen reader knows, where an editor that shows
 * the formatting as one types shuts many of them out.
 */
export function MarkdownField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, name } = props
  const text = String(form.watch(name) ?? '')
  const fieldId = form.idOf(name)

  /** Puts a text where the cursor is. */
  function insert(added: string): void {
    const field = document.getElementById(fieldId) as HTMLTextAreaElement | null
    const current = String(form.getValues(name) ?? '')
    const place = field?.selectionStart ?? current.length
    const before = current.slice(0, place)
    const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
    const next = `${before}${gap}${added}\n${current.slice(place)}`
    form.setValue(name, next as PathValue<Values, typeof name>)
    field?.focus()
    const end = before.length + gap.length + added.length + 1
    field?.setSelectionRange(end, end)
  }

  return (
    <div className="mc-markdown">
      <div>
        <TextField {...props} autoComplete="off" rows={18} />
        <AddPicture onAdd={insert} />
        <FormattingHelp />
      </div>
      <Preview text={text} />
    </div>
  )
}

/** The text as readers will see it, and what keeps it from being published. */
function Preview({ text }: { readonly text: string }) {
  const words = useMarkdownWords()
  const locale = useLocale()
  const id = useId()
  // Typing comes first: a long text is drawn once the keys rest.
  const shown = useDeferredValue(text)
  const html = useMemo(() => markdownHtml(shown), [shown])
  const problems = useMemo(() => markdownProblems(shown).map(problem => problem.in(locale)), [shown, locale])
  return (
    <section className="mc-markdown__preview" aria-labelledby={id}>
      <p id={id} className="fr-text--bold fr-mb-1w">
        {words.preview}
      </p>
      <div className="mc-markdown__text">
        {shown.trim() === '' ? <p className="fr-hint-text">{words.empty}</p> : <SanitizedHtml html={html} lang="fr" />}
      </div>
      {problems.length > 0 && (
        <div className="fr-mt-2w">
          <p className="fr-message fr-message--warning">{words.problems(problems.length)}</p>
          <ul>
            {problems.map(problem => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="fr-sr-only" role="status">
        {problems.length > 0 ? words.problems(problems.length) : words.noProblem}
      </p>
    </section>
  )
}
