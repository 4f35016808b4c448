import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { ProofCheck } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { Table } from '../ui/Table.tsx'
import { ProofFacts } from './ProofFacts.tsx'
import { useProofCheckWords } from './words/proof-check-words.ts'
import './proof.css'

const severities = { 'in-force': 'success', replaced: 'warning', cancelled: 'error' } as const

/** The verdict on the proof of a declaration, and what it holds to compare with the document. */
export function ProofDetails({ proof }: { readonly proof: ProofCheck }) {
  const { verdicts, compare: words } = useProofCheckWords()
  const { title, text } = verdicts[proof.status]
  const facts: readonly (readonly [string, string | null])[] = [
    [words.canteen, proof.canteenName],
    [words.siret, proof.canteenSiret],
    [words.siren, proof.canteenSiren],
    [words.year, String(proof.year)],
    [words.declared, words.moment(proof.declarationDate)],
    [words.version, words.versionText(proof.version)],
  ]
  const amounts = Object.entries(words.totals).filter(([name]) => name in proof.amounts)
  return (
    <>
      <div role="status">
        <Alert as="h2" severity={severities[proof.status]} title={title} description={text(proof.year)} />
      </div>
      <section className="fr-mt-5w">
        <h2 className="fr-h5 fr-mb-1w">{words.title}</h2>
        <p>{words.text}</p>
        <ProofFacts facts={facts} />
        {amounts.length === 0 ? (
          <p>{words.noAmounts}</p>
        ) : (
          <Table className="mc-proof__amounts" caption={words.amounts} columns={[words.amounts, words.value]}>
            {amounts.map(([name, label]) => {
              const amount = proof.amounts[name] ?? null
              return (
                <tr key={name}>
                  <th scope="row">{label}</th>
                  <td>{amount === null ? words.nothing : words.euros(amount)}</td>
                </tr>
              )
            })}
          </Table>
        )}
      </section>
    </>
  )
}
