import { ClosingCall } from './closing-call.tsx'
import { DocumentSearch } from './document-search.tsx'
import { FeatureBlocks } from './feature-blocks.tsx'
import { Footnotes } from './footnotes.tsx'
import { Hero } from './hero.tsx'
import { RecordSections } from './record-sections.tsx'
import { Steps } from './steps.tsx'
import { TariffSection } from './tariff-section.tsx'

export function LandingPage() {
  return (
    <>
      <Hero />
      <DocumentSearch />
      <Steps />
      <FeatureBlocks />
      <RecordSections />
      <TariffSection />
      <ClosingCall />
      <Footnotes />
    </>
  )
}
