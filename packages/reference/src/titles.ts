export { aliasesOf, type TitleMatcher, titleMatcher } from './titles/title-matcher.ts'
