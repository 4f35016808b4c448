import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox'
import { useState } from 'react'
import { acceptAnalytics, refuseAnalytics } from '../../app/analytics.ts'
import { useAudience } from '../../app/audience.ts'
import { LegalTable } from '../LegalTable.tsx'
import { ProseView } from '../ProseView.tsx'
import { audienceCookies, rowsOf } from './stored-items.ts'
import { usePersonalDataWords } from './words/personal-data-words.ts'

/** How visits are counted, and the choice not to be. */
export function AudienceChoice() {
  const words = usePersonalDataWords().cookies.audience
  const audience = useAudience()
  const [hasChosen, setHasChosen] = useState(false)
  if (audience === 'off') return <p>{words.off}</p>
  return (
    <>
      <ProseView prose={words.text} />
      <LegalTable caption={words.caption} headers={words.headers} rows={rowsOf(audienceCookies, words.items)} />
      {audience === 'blocked' ? (
        <p>{words.blocked}</p>
      ) : (
        <>
          <Checkbox
            small
            legend={words.legend}
            options={[
              {
                label: words.choice,
                hintText: words.hint,
                nativeInputProps: {
                  name: 'audience',
                  checked: audience === 'measured',
                  onChange: ({ target }) => {
                    if (target.checked) acceptAnalytics()
                    else refuseAnalytics()
                    setHasChosen(true)
                  },
                },
              },
            ]}
          />
          <p role="status">{hasChosen && (audience === 'measured' ? words.accepted : words.refused)}</p>
        </>
      )}
    </>
  )
}
