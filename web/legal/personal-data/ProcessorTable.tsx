import { QueryView } from '../../ui/QueryView.tsx'
import { LegalTable } from '../LegalTable.tsx'
import { operator } from '../operator-query.ts'
import { ProseView } from '../ProseView.tsx'
import { useLegalWords } from '../words/legal-words.ts'
import { usePersonalDataWords } from './words/personal-data-words.ts'

/** The processors that the operator named. */
export function ProcessorTable() {
  const words = usePersonalDataWords()['sous-traitants']
  const { toCompleteOne } = useLegalWords()
  return (
    <QueryView query={operator} compact>
      {({ processors }) => {
        if (!processors) return <p>{toCompleteOne}</p>
        if (processors.length === 0) return <p>{words.none}</p>
        return (
          <>
            <ProseView prose={words.text} />
            <LegalTable
              caption={words.caption}
              headers={words.headers}
              rows={processors.map(({ name, country, purpose, guarantees }) => [name, country, purpose, guarantees])}
            />
          </>
        )
      }}
    </QueryView>
  )
}
