import { ClosingCall } from './closing-call.tsx'
import { DocumentSearch } from './document-search.tsx'
import { FeatureBlocks } from './feature-blocks.tsx'
import { Footnotes } from './footnotes.tsx'
import { Hero } from './hero.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { RecordSections } from './record-sections.tsx'
import { Steps } from './steps.tsx'
import { TariffSection } from './tariff-section.tsx'
import type { TitleGroup } from './title-search.ts'

export function LandingSections({ library }: { library: readonly TitleGroup[] }) {
  return (
    <>
      <Hero />
      <DocumentSearch library={library} />
      <Steps />
      <ProductPictures />
      <FeatureBlocks />
      <RecordSections />
      <TariffSection />
      <ClosingCall />
      <Footnotes />
    </>
  )
}
