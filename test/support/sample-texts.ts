import { ENGLISH_SAMPLE, type SampleText } from "../../src/design/samples/sample-text.ts";

const words = (text: string): readonly string[] => text.split(" ");

/** Original sample texts in six scripts, German and Russian for their long words. */
export const SAMPLE_TEXTS: readonly SampleText[] = [
  ENGLISH_SAMPLE,
  {
    language: "de",
    direction: "ltr",
    joiner: " ",
    words: words(
      "Verantwortungsbewusste Entwicklungsabteilungen veröffentlichen ihre Entscheidungsgrundlagen frühzeitig und " +
        "Besprechungsprotokolle ersetzen keine Zusammenarbeit zwischen Geschäftsführung und Softwareentwicklung weil " +
        "nachvollziehbare Dokumentation Unsicherheiten verringert und Einarbeitungszeiten spürbar verkürzt",
    ),
  },
  {
    language: "ru",
    direction: "ltr",
    joiner: " ",
    words: words(
      "Небольшие команды выпускают обновления быстрее когда обсуждение начинается с понятного документа и " +
        "ответственность распределена заранее потому что прозрачность сокращает количество недоразумений между участниками",
    ),
  },
  {
    language: "ar",
    direction: "rtl",
    joiner: " ",
    words: words(
      "تعمل الفرق الصغيرة بسرعة أكبر عندما تبدأ كل مراجعة بنص مكتوب وواضح ولا ينتظر أحد اجتماعا لاتخاذ القرار " +
        "لأن الملاحظات المشتركة تحفظ الأسباب بجانب العمل وتساعد الزملاء الجدد على الفهم",
    ),
  },
  {
    language: "hi",
    direction: "ltr",
    joiner: " ",
    words: words(
      "छोटी टीमें तब तेज़ी से काम करती हैं जब हर समीक्षा लिखित रूप में शुरू होती है और किसी को निर्णय के लिए बैठक की प्रतीक्षा नहीं करनी पड़ती " +
        "क्योंकि स्पष्ट टिप्पणियाँ कारणों को काम के साथ सुरक्षित रखती हैं",
    ),
  },
  {
    language: "ja",
    direction: "ltr",
    joiner: "",
    words: words(
      "小さな チームは 文書から 始める ことで より 速く 成果を 届けられる 会議を 待たずに 判断できる 仕組みが 信頼を 育て " +
        "新しい 仲間も 理由を 読んで 改善に 参加できる",
    ),
  },
];
