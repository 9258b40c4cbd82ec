import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { phoneHref, product } from '../../lib/product.ts'
import { mount } from '../../testing/mount.ts'
import { AboutPage } from './about-page.tsx'
import { AuditPage } from './audit-page.tsx'
import { BlogPage } from './blog-page.tsx'
import { browserLabel } from './browser-name.ts'
import { PublicLayout } from './public-layout.tsx'
import { TermsPage } from './terms-page.tsx'

describe('Шапка и подвал общедоступных страниц', () => {
  test.each([
    '/ContractOffer',
    '/PrivacyPolicy',
    '/about',
    '/blog',
    '/audit',
    '/terms',
    phoneHref(product.supportPhone),
    `mailto:${product.supportEmail}`,
  ])('в подвале есть ссылка %s', (href) => {
    const footer = mount(<PublicLayout>текст</PublicLayout>).querySelector('footer')
    expect(footer?.querySelector(`a[href="${href}"]`)).not.toBeNull()
  })

  test('кнопка показывает название и версию браузера посетителя', () => {
    const buttons = mount(<PublicLayout>текст</PublicLayout>).querySelectorAll('footer button')
    const words = [...buttons].map((button) => button.textContent)
    expect(words).toContain(`Ваш браузер: ${browserLabel(navigator)}`)
  })

  test('подвал предупреждает об авторском праве', () => {
    const footer = mount(<PublicLayout>текст</PublicLayout>).querySelector('footer')
    expect(footer?.textContent).toContain('охраняются авторским правом')
  })

  test.each([
    [false, '/', '/Register'],
    [true, '/news', '/news'],
  ])('вошедший: %s, логотип ведёт на %s, главная кнопка — на %s', (isSignedIn, home, action) => {
    const header = mount(<PublicLayout isSignedIn={isSignedIn}>текст</PublicLayout>).querySelector('header')
    const links = [...(header?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links.at(0)).toBe(home)
    expect(links.at(-1)).toBe(action)
  })

  test('международный номер набирается и из-за рубежа', () => {
    expect(phoneHref('8 800 123-45-67')).toBe('tel:+78001234567')
  })
})

describe('Короткие страницы', () => {
  test.each([
    ['О сервисе', AboutPage],
    ['Блог', BlogPage],
    ['Аудит', AuditPage],
    ['Условия', TermsPage],
  ])('%s: один заголовок и текст по существу', (title, Page) => {
    const html = renderToStaticMarkup(<Page />)
    expect(html.match(/<h1>([^<]*)/g)).toHaveLength(1)
    expect(html).toContain(`<h1>${title}`.replace('О ', 'О\u00a0'))
    expect(html.replace(/<[^>]+>/g, '').length).toBeGreaterThan(1000)
  })
})
