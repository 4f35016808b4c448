import { Alert } from '@codegouvfr/react-dsfr/Alert'
import {
  type Application,
  ApplicationChanges,
  type ApplicationWithSecret,
  deleteApplication,
  renewApplicationSecret,
  updateApplication,
} from '@ma-cantine/lib/oauth/oauth-api'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { usePageTitle } from '../app/page-title.ts'
import { queries } from '../app/queries.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useFormWords } from '../ui/words/form-words.ts'
import { ApplicationSecret } from './ApplicationSecret.tsx'
import { accessQueryKey, applications } from './account-queries.ts'
import { parseAddressLines } from './address-lines.ts'
import { useAccountWords } from './words/account-words.ts'

export default function ApplicationScreen() {
  const { applicationId } = useParams()
  return (
    <NarrowColumn>
      <QueryView query={applications}>
        {list => <OwnApplication application={list.find(({ id }) => String(id) === applicationId)} />}
      </QueryView>
    </NarrowColumn>
  )
}

function OwnApplication({ application }: { application: Application | undefined }) {
  const words = useAccountWords().applications
  const titleOf = useTitles()
  const [renewed, setRenewed] = useState<ApplicationWithSecret | null>(null)
  usePageTitle(application?.name ?? titleOf('DeveloperApplication'))
  return (
    <>
      <h1>{application?.name ?? titleOf('DeveloperApplication')}</h1>
      {!application && (
        <>
          <Alert className="fr-mb-3w" severity="error" small description={words.unknown} />
          <SiteLink className="fr-btn" href={addressOf('DeveloperApplications')}>
            {words.back}
          </SiteLink>
        </>
      )}
      {renewed && <ApplicationSecret title={words.renewed} application={renewed} />}
      {application && !renewed && (
        <>
          <CopyField label={words.clientId} text={application.clientId} />
          <ApplicationForm application={application} />
          {application.confidential && <Secret application={application} onRenewed={setRenewed} />}
          <Deletion application={application} />
        </>
      )}
    </>
  )
}

interface ApplicationValues {
  readonly name: string
  readonly redirectUris: string
}

const applicationFormSchema = z
  .custom<ApplicationValues>()
  .transform(
    ({ name, redirectUris }): z.input<typeof ApplicationChanges> => ({
      name,
      redirectUris: parseAddressLines(redirectUris),
    }),
  )
  .pipe(ApplicationChanges)

function ApplicationForm({ application: { id, name, redirectUris } }: { application: Application }) {
  const { confidential: _, ...labels } = useAccountWords().applications.labels
  const words = useAccountWords().applications
  const { cancel } = useFormWords()
  const navigate = useNavigate()
  const form = useSiteForm<ApplicationValues, ApplicationChanges>({
    draft: applicationFormSchema,
    labels,
    values: { name, redirectUris: redirectUris.join('\n') },
    send: async changes => {
      const saved = await client.call(updateApplication, { params: { applicationId: id }, body: changes })
      await queries.invalidateQueries({ queryKey: accessQueryKey })
      await navigate(addressOf('DeveloperApplications'))
      notify({ status: 'success', title: words.saved, message: saved.name })
    },
  })
  return (
    <FormBody
      form={form}
      guarded
      action={words.save}
      busyLabel={words.busy}
      secondaryAction={<SecondaryLink href={addressOf('DeveloperApplications')}>{cancel}</SecondaryLink>}
    >
      <TextField form={form} name="name" autoComplete="off" hint={words.nameHint} />
      <TextField form={form} name="redirectUris" autoComplete="off" rows={4} hint={words.redirectUrisHint} />
    </FormBody>
  )
}

interface SecretProps {
  readonly application: Application
  readonly onRenewed: (renewed: ApplicationWithSecret) => void
}

function Secret({ application: { id }, onRenewed }: SecretProps) {
  const words = useAccountWords().applications
  return (
    <section className="fr-mt-6w">
      <h2 className="fr-h4">{words.secretTitle}</h2>
      <p>{words.renewText}</p>
      <ConfirmButton
        action={words.renew}
        question={words.renewQuestion}
        keep={words.renewKeep}
        text={words.renewWarning}
        work={() => client.call(renewApplicationSecret, { params: { applicationId: id } })}
        onDone={onRenewed}
      />
    </section>
  )
}

function Deletion({ application: { id, name } }: { application: Application }) {
  const words = useAccountWords().applications
  const navigate = useNavigate()
  return (
    <section className="fr-mt-6w">
      <h2 className="fr-h4">{words.deletionTitle}</h2>
      <p>{words.deletionText}</p>
      <ConfirmButton
        action={words.delete}
        question={words.deleteQuestion(name)}
        keep={words.deleteKeep}
        text={words.deletionText}
        work={() => client.call(deleteApplication, { params: { applicationId: id } })}
        onDone={async () => {
          await navigate(addressOf('DeveloperApplications'))
          await queries.invalidateQueries({ queryKey: accessQueryKey })
          notify({ status: 'success', title: words.deletionTitle, message: words.deleted(name) })
        }}
      />
    </section>
  )
}
