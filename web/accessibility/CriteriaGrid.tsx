import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { LegalTable } from '../legal/LegalTable.tsx'
import { auditedPages } from './audited-pages.ts'
import { conformity, conformityOf } from './conformity.ts'
import type { Criterion, Proof, Verdict } from './criterion.ts'
import '../ui/cards.css'
import './criteria-grid.css'
import { topics } from './topics.ts'
import { useSentence } from './use-sentence.ts'
import { useAccessibilityWords } from './words/accessibility-words.ts'

const verdicts = ['conform', 'notConform', 'notApplicable'] as const satisfies readonly Verdict[]

/** The verdicts counted by topic, then each topic with its criteria, folded. */
export function CriteriaGrid() {
  const write = useSentence()
  const { grid, totals } = useAccessibilityWords()
  const counts = topics.map(({ title, criteria }) => ({ title: write(title), ...conformityOf(criteria) }))
  return (
    <>
      <LegalTable
        caption={totals.caption}
        headers={[totals.topic, ...verdicts.map(verdict => grid.verdicts[verdict])]}
        rows={[...counts, { title: totals.total, ...conformity }].map(({ title, ...counted }) => [
          title,
          ...verdicts.map(verdict => counted[verdict]),
        ])}
      />
      <div className="fr-accordions-group" data-fr-group="false">
        {topics.map(({ title, criteria }, index) => (
          <Accordion key={title.fr} titleAs="h3" label={grid.topic(index + 1, write(title), conformityOf(criteria))}>
            <CriteriaTable title={write(title)} criteria={criteria} />
          </Accordion>
        ))}
      </div>
    </>
  )
}

interface CriteriaTableProps {
  readonly title: string
  readonly criteria: readonly Criterion[]
}

/** The criteria of a topic, one per row; on a phone each becomes a card. */
function CriteriaTable({ title, criteria }: CriteriaTableProps) {
  const write = useSentence()
  const { grid } = useAccessibilityWords()
  return (
    <table className="mc-cards mc-criteria">
      <caption className="fr-sr-only">{grid.caption(title)}</caption>
      <thead>
        <tr>
          {Object.values(grid.columns).map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ id, title, verdict, proofs }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>
              <p className="fr-mb-1w">{write(title)}</p>
              <ul className="fr-text--sm fr-mb-0">
                {proofs.map(proof => (
                  <li key={proof.kind === 'test' ? proof.title : proof.text.fr}>
                    <ProofText proof={proof} />
                  </li>
                ))}
              </ul>
            </td>
            <td>
              <VerdictBadge verdict={verdict} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const severities = { conform: 'success', notConform: 'error', notApplicable: undefined } as const

function VerdictBadge({ verdict }: { readonly verdict: Verdict }) {
  const { grid } = useAccessibilityWords()
  const severity = severities[verdict]
  return (
    <Badge as="span" small noIcon {...(severity ? { severity } : {})}>
      {grid.verdicts[verdict]}
    </Badge>
  )
}

function ProofText({ proof }: { readonly proof: Proof }) {
  const write = useSentence()
  const { grid } = useAccessibilityWords()
  if (proof.kind === 'remark') return write(proof.text)
  if (proof.kind === 'page') {
    return grid.seen(
      proof.pages.map(id => write(auditedPages[id].name)),
      write(proof.text),
    )
  }
  // Titles of tests are written in English, whatever the language of the page.
  return (
    <>
      {grid.test} <span lang="en">{proof.title}</span> (<code>{proof.file}</code>)
    </>
  )
}
