import { changeNewsletterIssue } from '@ma-cantine/lib/newsletter/newsletter-issues-api'
import { client } from '../app/client.ts'
import type { VersionSource } from '../writing/version-source.ts'
import { useWritingWords } from '../writing/words/writing-words.ts'
import { issuesQueryKey, issueVersion, issueVersions } from './issue-queries.ts'
import { useIssueWords } from './words/issue-words.ts'

/** The versions of a draft, any of which can be put back. */
export function useIssueVersions(issueId: number): VersionSource {
  const labels: Readonly<Record<string, string>> = useIssueWords().labels
  const { empty } = useWritingWords().versions
  return {
    listQuery: limit => issueVersions(issueId, limit),
    oneQuery: versionId => issueVersion(issueId, versionId),
    putBack: (body, version) => client.call(changeNewsletterIssue, { params: { issueId }, body, version }),
    queryKey: issuesQueryKey,
    labelOf: name => labels[name] ?? name,
    write: value => (value === '' ? empty : String(value)),
  }
}
