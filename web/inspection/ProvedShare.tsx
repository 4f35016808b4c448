import { type InspectedAmount, shareOf } from '@ma-cantine/lib/inspection/inspect-amounts'
import { useInspectionWords } from './words/inspection-words.ts'

/** How much of the total is proved: a sentence, and a bar for the eye. */
export function ProvedShare({ amounts }: { readonly amounts: readonly InspectedAmount[] }) {
  const words = useInspectionWords()
  const total = amounts.find(({ property }) => property === 'valueTotalHt')
  const share = total ? shareOf(total.proved, total.declared) : null
  return (
    <section aria-labelledby="prouve">
      <h2 id="prouve" className="fr-h4">
        {words.proved}
      </h2>
      {total && share !== null ? (
        <>
          <p className="fr-mb-1w">{words.provedText(Math.min(total.proved, total.declared), total.declared, share)}</p>
          <div className="mc-proved" role="img" aria-label={words.bar(share)}>
            <div className="mc-proved__part" style={{ width: `${share * 100}%` }} />
          </div>
        </>
      ) : (
        <p>{words.noTotal}</p>
      )}
    </section>
  )
}
