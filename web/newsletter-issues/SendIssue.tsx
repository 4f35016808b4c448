import type { NewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issue'
import { sendNewsletterIssue, testNewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import { ActionButton } from '../ui/ActionButton.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { issuesQueryKey, oneIssue } from './issue-queries.ts'
import { useIssueWords } from './words/issue-words.ts'

interface SendIssueProps {
  readonly issue: NewsletterIssue
  readonly isChanged: boolean
}

/** Sends a draft to its author, to read it over, then to everybody, once they have said yes. */
export function SendIssue({ issue, isChanged }: SendIssueProps) {
  const { send: words } = useIssueWords()
  const { recipients } = issue.progress
  const params = { issueId: issue.id }
  return (
    <section className="fr-mt-6w">
      <h2>{words.title}</h2>
      {isChanged ? (
        <p>{words.unsaved}</p>
      ) : (
        <>
          <p>{recipients === 0 ? words.nobody : words.people(recipients)}</p>
          <ul className="mc-issue-actions">
            <li>
              <ActionButton
                action={words.test}
                busyLabel={words.testing}
                size="small"
                work={async () => {
                  const { email } = await client.call(testNewsletterIssue, { params })
                  notify({ status: 'success', title: words.testedTitle, message: words.tested(email) })
                }}
              />
            </li>
            {recipients > 0 && (
              <li>
                <ConfirmButton
                  action={words.send}
                  confirm={words.confirm(recipients)}
                  question={words.question(recipients)}
                  keep={words.keep}
                  text={words.consequences}
                  work={() => client.call(sendNewsletterIssue, { params, version: issue.modificationDate })}
                  onDone={sent => {
                    queries.setQueryData(oneIssue(issue.id).queryKey, sent)
                    void queries.invalidateQueries({ queryKey: issuesQueryKey })
                    notify({ status: 'success', title: words.sentTitle, message: words.sent(recipients) })
                  }}
                />
              </li>
            )}
          </ul>
        </>
      )}
    </section>
  )
}
