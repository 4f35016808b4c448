import type { ReactNode } from 'react'
import { CodeBlock } from '../ui/CodeBlock.tsx'
import { type Language, languageNames } from './snippets/languages.ts'
import type { Program } from './snippets/snippet.ts'
import { useDeveloperWords } from './words/developer-words.ts'

export interface ProgramStepProps {
  readonly title: string
  readonly number?: number
  readonly language: Language
  readonly program: Program
  /** What comes between the title and the lines. */
  readonly before?: ReactNode
  /** What the answer says. */
  readonly children?: ReactNode
}

/** A step of the first call: its lines, for this very server, and how to run them. */
export function ProgramStep({ title, number, language, program, before, children }: ProgramStepProps) {
  const { first } = useDeveloperWords()
  const { file, code } = program
  return (
    <>
      <h3 className="fr-h5">{number === undefined ? title : `${number}. ${title}`}</h3>
      {before}
      <p>{file ? first.save(file.name) : first.paste}</p>
      <CodeBlock label={first.code(title, languageNames[language])} code={code(location.origin)} />
      {file && (
        <>
          <p>{first.launch}</p>
          <CodeBlock label={first.run(file.name)} code={file.run} />
        </>
      )}
      {children}
    </>
  )
}
