/** Passwords of at least eight characters that guessing begins with: keyboard rows, years, names, also typed in the
 * Russian layout. In lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  00000000 000000000 0000000000 01234567 012345678 0123456789 11111111 111111111 1111111111 11223344
  1122334455 112233445566 12121212 123123123 123321123 12341234 12344321 123454321 1234554321 12345678
  123456789 1234567890 123456789a 123456789q 12345678a 12345678q 1234567a 1234567q 1234567z 1234qwer
  123qwe123 123qweasd 123qweasdzxc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx
  22222222 33333333 44444444 55555555 66666666 77777777 87654321 88888888 987654321 9876543210
  99999999 999999999 a1234567 a12345678 a123456789 a1b2c3d4 aa123456 aa12345678 abc12345 abcd1234
  abcdef12 abcdefg1 abcdefgh access14 admin123 admin1234 admin12345 adminadmin administrator aleksandr
  alexander alexandr america1 andrey123 apple123 arsenal1 artem123 asdasdasd asdf1234 asdfasdf
  asdfghjk asdfghjkl banana123 barcelona baseball baseball1 batman123 changeme changeme1 changeme123
  cheese123 chelsea1 computer corvette default1 default123 dima1234 dragon123 ekaterina flower12
  football football1 freedom1 gfhjkm12 gfhjkm123 gfhjkmgfhjkm ghbdtn12 ghbdtn123 ghjcnjq123 google123
  guest123 hunter22 iloveyou iloveyou1 iloveyou2 internet internet1 jennifer jordan23 killer123
  kirill123 leningrad letmein1 letmein123 linux123 liverpool login123 lovelove loveyou1 maksim123
  manchester marina123 masha123 master123 maxim123 mercedes michael1 microsoft monkey123 moscow123
  moskva123 mustang1 nastya123 natasha1 nikita123 orange123 p@ssw0rd p@ssword pa$$word pa55word
  passw0rd passw0rd1 password password1 password12 password123 password1234 pokemon123 porsche1
  princess princess1 q1234567 q12345678 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsx12 qazwsx123 qazwsxedc
  qazxsw123 qazxswedc qwe123qwe qweasd123 qweasdzxc qweqweqwe qwer1234 qwerty1! qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 qwertyu1 qwertyui qwertyuiop realmadrid root1234 rootroot
  rossiya1 russia123 russia2020 samsung1 samsung123 sasha123 secret123 sergey123 shadow123 spartak1
  spiderman starwars starwars1 summer12 summer2024 summer2025 sunshine sunshine1 superman superman1
  svetlana tatiana1 test1234 test12345 testtest testtest1 trustno1 user1234 useruser vfhbyf123
  vladimir vladimir1 w1234567 welcome1 welcome123 whatever windows1 windows10 winter2024 winter2025
  x1234567 z1234567 zaq12wsx zaq1xsw2 zaq1zaq1 zenit123 zxcvbnm, zxcvbnm1 zxcvbnm123 zxcvbnmm
  zxczxczxc админ123 админадмин йцукен12 йцукен123 йцукен1234 йцукенгш йцукенгшщзх любовь123 максим123
  маша1234 москва123 настя123 наташа123 никита123 пароль12 пароль123 пароль1234 парольпароль привет12
  привет123 приветпривет россия123 саша1234 солнышко
  `
    .trim()
    .split(/\s+/),
)
