import { Button } from '@codegouvfr/react-dsfr/Button'
import { mappingWords } from '@ma-cantine/lib/mapping/mapping-words'
import { useLocale } from '../../app/locale.ts'
import type { MappedFile } from './MappingStep.tsx'
import { useMappingWords } from './words/mapping-step-words.ts'

/** Says which file was prepared, what is not in it, and where its rows come from. */
export default function MappedNote({ mapped, onAgain }: { readonly mapped: MappedFile; readonly onAgain: () => void }) {
  const { done } = useMappingWords()
  const { leftOut } = mappingWords[useLocale()]
  const { original, firstRow } = mapped
  const notes = (['total', 'negative', 'blank'] as const).flatMap(reason => {
    const { count, rows } = mapped.leftOut[reason]
    return count > 0 ? [`${leftOut(reason, count, rows)}.`] : []
  })
  return (
    <div className="mc-mapping-note fr-text--sm fr-mb-2w">
      <p className="fr-mb-0 mc-check-breakable">
        {[done.from(original.name), ...notes, ...(firstRow > 2 ? [done.offset(firstRow)] : [])].join(' ')}
      </p>
      <Button type="button" priority="tertiary" size="small" onClick={onAgain}>
        {done.again}
      </Button>
    </div>
  )
}
