import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import { isInquiryType } from '@ma-cantine/lib/contact/inquiry-type'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTitles } from '../app/screen-list.ts'
import { ContactResources } from './ContactResources.tsx'
import { InquiryForm } from './InquiryForm.tsx'
import { LettersPicture } from './LettersPicture.tsx'
import { SupportAddress } from './SupportAddress.tsx'
import { useContactWords } from './words/contact-words.ts'
import './contact.css'

/** Where to find an answer, then the form that writes to the team. `?type=bug` in the address chooses the subject. */
export default function ContactScreen() {
  const titleOf = useTitles()
  const words = useContactWords()
  const [search] = useSearchParams()
  const type = search.get('type') ?? ''
  const title = useRef<HTMLHeadingElement>(null)

  /** Goes back to the top, where the notice of the success is. */
  const showTop = () => {
    title.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }

  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {titleOf('ContactPage')}
      </h1>
      <p className="fr-text--lead">{words.intro}</p>
      <ContactResources />
      <h2 className="fr-mt-6w">{words.form.title}</h2>
      <div className="fr-grid-row fr-grid-row--gutters">
        <div className="fr-col-12 fr-col-lg-8">
          <InquiryForm initialType={isInquiryType(type) ? type : ''} onSent={showTop} />
          <CallOut className="fr-mt-6w" title={words.email.title} titleAs="h2">
            {words.email.text} <SupportAddress />
          </CallOut>
        </div>
        <div className="fr-col-lg-4">
          <LettersPicture />
        </div>
      </div>
    </>
  )
}
