import type { FailedImport, FailedJob, UndeliveredMessages } from '@ma-cantine/lib/administration/incidents-api'
import { retryJob } from '@ma-cantine/lib/administration/incidents-api'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { ActionButton } from '../ui/ActionButton.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { Table } from '../ui/Table.tsx'
import { incidents } from './administration-queries.ts'
import { useAdministrationWords } from './words/administration-words.ts'
import '../ui/cards.css'

/** The jobs, imports and messages that failed. */
export default function IncidentsScreen() {
  const titleOf = useTitles()
  const words = useAdministrationWords().incidents
  return (
    <QueryView query={incidents}>
      {({ jobs, imports, messages }) => (
        <>
          <h1>{titleOf('Incidents')}</h1>
          <section className="fr-mt-4w" aria-labelledby="taches">
            <h2 className="fr-h4" id="taches">
              {words.jobs}
            </h2>
            {jobs.length === 0 ? <p>{words.noJob}</p> : <Jobs jobs={jobs} />}
          </section>
          <section className="fr-mt-6w" aria-labelledby="imports">
            <h2 className="fr-h4" id="imports">
              {words.imports}
            </h2>
            {imports.length === 0 ? <p>{words.noImport}</p> : <Imports imports={imports} />}
          </section>
          <section className="fr-mt-6w" aria-labelledby="messages">
            <h2 className="fr-h4" id="messages">
              {words.messages}
            </h2>
            {messages.length === 0 ? <p>{words.noMessage}</p> : <Messages messages={messages} />}
          </section>
        </>
      )}
    </QueryView>
  )
}

function Jobs({ jobs }: { readonly jobs: readonly FailedJob[] }) {
  const words = useAdministrationWords()
  const { columns } = words.incidents

  async function retry({ id, name }: FailedJob): Promise<void> {
    queries.setQueryData(incidents.queryKey, await client.call(retryJob, { params: { jobId: id } }))
    notify({ status: 'success', title: words.incidents.retried, message: words.incidents.retriedJob(name) })
  }

  return (
    <Table
      className="mc-cards"
      caption={words.incidents.jobs}
      columns={[
        columns.job,
        columns.date,
        columns.attempts,
        columns.error,
        columns.next,
        { title: columns.action, isHidden: true },
      ]}
    >
      {jobs.map(job => (
        <tr key={job.id}>
          <th scope="row">{job.name}</th>
          <td data-label={columns.date}>{words.moment(job.date)}</td>
          <td data-label={columns.attempts}>{job.attempts}</td>
          <td data-label={columns.error}>{job.error}</td>
          <td data-label={columns.next}>
            {job.nextAttemptDate === null ? words.incidents.givenUp : words.moment(job.nextAttemptDate)}
          </td>
          <td>
            <ActionButton
              action={words.incidents.retry}
              accessibleName={words.incidents.retryJob(job.name)}
              busyLabel={words.act.busy}
              work={() => retry(job)}
            />
          </td>
        </tr>
      ))}
    </Table>
  )
}

function Imports({ imports }: { readonly imports: readonly FailedImport[] }) {
  const words = useAdministrationWords()
  const { columns } = words.incidents
  return (
    <Table
      className="mc-cards"
      caption={words.incidents.imports}
      columns={[columns.file, columns.date, columns.who, columns.canteens, columns.cause]}
    >
      {imports.map(record => (
        <tr key={record.id}>
          <th scope="row">{words.importOf(record)}</th>
          <td data-label={columns.date}>{words.moment(record.date)}</td>
          <td data-label={columns.who}>
            {record.user ? (
              <SiteLink className="fr-link" href={addressOf('AdministeredAccount', { accountId: record.user.id })}>
                {record.user.name}
              </SiteLink>
            ) : (
              words.acts.nobody
            )}
          </td>
          <td data-label={columns.canteens}>{record.canteenCount}</td>
          <td data-label={columns.cause}>{words.incidents.causeOf(record)}</td>
        </tr>
      ))}
    </Table>
  )
}

function Messages({ messages }: { readonly messages: readonly UndeliveredMessages[] }) {
  const words = useAdministrationWords()
  const { columns } = words.incidents
  return (
    <Table
      className="mc-cards"
      caption={words.incidents.messages}
      columns={[columns.cause, columns.count, columns.last, columns.address]}
    >
      {messages.map(({ reason, count, lastDate, address }) => (
        <tr key={reason}>
          <th scope="row">{reason}</th>
          <td data-label={columns.count}>{count}</td>
          <td data-label={columns.last}>{words.moment(lastDate)}</td>
          <td data-label={columns.address}>{address}</td>
        </tr>
      ))}
    </Table>
  )
}
