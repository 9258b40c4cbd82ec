-- Names in the order of the Russian alphabet with numbers by their size: «Участок 2» before «Участок 10».
create collation if not exists russian_numbered (provider = icu, locale = 'ru-RU-u-kn-true');
