import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { useAccountWords } from './words/account-words.ts'

interface DeviceEndProps {
  readonly accepted: boolean
  readonly deviceName: string | null
}

export function DeviceEnd({ accepted, deviceName }: DeviceEndProps) {
  const words = useAccountWords().device
  const titleOf = useTitles()
  return (
    <>
      <FocusedHeading className="fr-h4">{accepted ? words.accepted : words.refused}</FocusedHeading>
      <p>{accepted ? words.acceptedText(deviceName) : words.refusedText}</p>
      <p>
        {accepted ? words.later : words.doubt}{' '}
        <SiteLink className="fr-link" href={addressOf(accepted ? 'AuthorizedApplications' : 'AccountPassword')}>
          {titleOf(accepted ? 'AuthorizedApplications' : 'AccountPassword')}
        </SiteLink>
      </p>
    </>
  )
}
