import { LegalPage } from '../legal/LegalPage.tsx'
import { ProseView, Sentence } from '../legal/ProseView.tsx'
import { AppealAddress } from './AppealAddress.tsx'
import { AraDownloads } from './AraDownloads.tsx'
import { CriteriaGrid } from './CriteriaGrid.tsx'
import { conformity } from './conformity.ts'
import { EvaluationMethod } from './EvaluationMethod.tsx'
import { EvaluationResult } from './EvaluationResult.tsx'
import { topics } from './topics.ts'
import { useSentence } from './use-sentence.ts'
import { useAccessibilityWords } from './words/accessibility-words.ts'

/** The accessibility declaration, made of the verdicts on the criteria of RGAA. */
export default function AccessibilityScreen() {
  const words = useAccessibilityWords()
  const { about, commitments, state, results, failing, exempted, method, grid, feedback, appeal, legal } = words
  return (
    <LegalPage
      name="AccessibilityDeclaration"
      introduction={words.introduction}
      facts={[]}
      sections={[
        { id: 'accessibilite', title: about.title, content: <ProseView prose={about.text} /> },
        { id: 'engagements', title: commitments.title, content: <ProseView prose={commitments.text} /> },
        {
          id: 'etat',
          title: state.title,
          content: (
            <>
              <p>
                {state.scope} <strong>{state.is[conformity.state]}</strong>
              </p>
              <p>
                <Sentence text={state.rgaa} />
              </p>
            </>
          ),
        },
        { id: 'resultat', title: results.title, content: <EvaluationResult /> },
        { id: 'non-conformites', title: failing.title, content: <FailingCriteria /> },
        { id: 'exemptions', title: exempted.title, content: <ProseView prose={exempted.text} /> },
        { id: 'evaluation', title: method.title, content: <EvaluationMethod /> },
        {
          id: 'grille',
          title: grid.title,
          content: (
            <>
              <p>{grid.text}</p>
              <CriteriaGrid />
              <AraDownloads />
            </>
          ),
        },
        { id: 'signaler', title: feedback.title, content: <ProseView prose={feedback.text} /> },
        {
          id: 'recours',
          title: appeal.title,
          content: (
            <>
              <ProseView prose={appeal.text} />
              <AppealAddress />
            </>
          ),
        },
        { id: 'loi', title: legal.title, content: <p>{legal.text}</p> },
      ]}
    />
  )
}

/** The criteria that are not met, each with what fails, until when, and what to do meanwhile. */
function FailingCriteria() {
  const write = useSentence()
  const { failing } = useAccessibilityWords()
  const criteria = topics.flatMap(topic => topic.criteria).filter(({ verdict }) => verdict === 'notConform')
  if (criteria.length === 0) return <p>{failing.none}</p>
  return criteria.map(({ id, title, proofs }) => (
    <article key={id}>
      <h3 className="fr-h5 fr-mb-1w">{failing.criterion(id)}</h3>
      <p className="fr-text--bold fr-mb-1w">{write(title)}</p>
      {proofs.map(proof => proof.kind === 'remark' && <p key={proof.text.fr}>{write(proof.text)}</p>)}
    </article>
  ))
}
