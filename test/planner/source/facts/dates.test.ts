import { describe, expect, test } from "vitest";
import { findDates } from "../../../../src/planner/source/facts/dates.ts";

describe("dates", () => {
  test.each<[text: string, language: string, found: string[][]]>([
    [
      "On 2024-03-05 and in 2023-11.",
      "en",
      [
        ["2024-03-05", "2024-03-05"],
        ["2023-11", "2023-11"],
      ],
    ],
    ["It opened on July 14th, 1789.", "en", [["July 14th, 1789", "1789-07-14"]]],
    [
      "Since 5 March 2019 and in May 2020.",
      "en",
      [
        ["5 March 2019", "2019-03-05"],
        ["May 2020", "2020-05"],
      ],
    ],
    ["Meet on Sept. 3.", "en", [["Sept. 3", "--09-03"]]],
    ["It may 2 be.", "en", []],
    [
      "Between 1914–1918, in the 1990s.",
      "en",
      [
        ["1914–1918", "1914"],
        ["1990s", "1990"],
      ],
    ],
    ["Results for Q3 2024 are in.", "en", [["Q3 2024", "2024-07"]]],
    ["Signed 3/4/2021.", "en", [["3/4/2021", "2021-03-04"]]],
    ["Unterzeichnet am 3.4.2021.", "de", [["3.4.2021", "2021-04-03"]]],
    [
      "Am 3. Mai 1998 und im Jänner 2001",
      "de",
      [
        ["3. Mai 1998", "1998-05-03"],
        ["Jänner 2001", "2001-01"],
      ],
    ],
    ["Le 1er février 2005", "fr", [["1er février 2005", "2005-02-01"]]],
    ["El 6 de enero de 2012", "es", [["6 de enero de 2012", "2012-01-06"]]],
    [
      "В мае 1945 года, 9 мая",
      "ru",
      [
        ["9 мая", "--05-09"],
        ["1945", "1945"],
      ],
    ],
    [
      "2021年3月4日と平成元年",
      "ja",
      [
        ["2021年3月4日", "2021-03-04"],
        ["平成元年", "1989"],
      ],
    ],
    [
      "3月4日、1868年に",
      "ja",
      [
        ["3月4日", "--03-04"],
        ["1868年", "1868"],
      ],
    ],
    [
      "2月と11月、3か月",
      "ja",
      [
        ["2月", "--02"],
        ["11月", "--11"],
      ],
    ],
    [
      "On 28 January. Then on 5 Sept. 2020.",
      "en",
      [
        ["28 January", "--01-28"],
        ["5 Sept. 2020", "2020-09-05"],
      ],
    ],
    ["2019년 5월 2일에", "ko", [["2019년 5월 2일", "2019-05-02"]]],
    [
      "ב-20 במאי 1937 ובדצמבר 1939",
      "he",
      [
        ["20 במאי 1937", "1937-05-20"],
        ["ובדצמבר 1939", "1939-12"],
      ],
    ],
    ["في 15 مايو 2021", "ar", [["15 مايو 2021", "2021-05-15"]]],
    ["15 अगस्त 1947 को", "hi", [["15 अगस्त 1947", "1947-08-15"]]],
    ["وُلد عام ١٩٨٤", "ar", [["١٩٨٤", "1984"]]],
  ])("%s", (text, language, found) => {
    const dates = findDates(text, language).map(({ display, iso }) => [display, iso]);
    expect(dates).toHaveLength(found.length);
    expect(dates).toEqual(expect.arrayContaining(found));
  });

  test.each([
    ["1500 people came with 2000 bags", "en"],
    ["It cost $1999 or 1,850", "en"],
    ["Directive 2013/37/EU", "en"],
    ["Loi n°2005-650", "fr"],
    ["3500 habitants", "fr"],
    ["31/13/2020", "en"],
  ])("no date in: %s", (text, language) => {
    expect(findDates(text, language)).toEqual([]);
  });
});
