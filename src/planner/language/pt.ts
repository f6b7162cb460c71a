import type { LanguageTable } from "./language-table.ts";

export const portuguese: LanguageTable = {
  script: "spaced",
  deletesClauses: true,
  pointers:
    "o que significa|o que implica|o que faz|o que torna|é um|é uma|é o|é a|são os|são as|foi um|foi uma|era um|era uma|permite|permitem|significa|inclui|incluem|trata-se de|isto|isso|aquilo|este|esta|estes|estas|esse|essa|esses|essas|aquele|aquela|aqueles|aquelas|ele|ela|eles|elas|seu|sua|seus|suas|tal|tais|aqui|ali|lá|ambos|ambas|outro|outra|outros|outras|o mesmo|a mesma|os mesmos|as mesmas|assim|dele|dela|deles|delas|nele|nela|o resultado|a razão|a resposta|o resto|os dois|as duas|nenhum|nenhuma",
  demonstratives: "este|esta|estes|estas|isto|esse|essa|esses|essas|isso|tal|tais",
  additives: "mesmo|mesma|respectivamente|também|além disso|igualmente",
  definites: "o|a|os|as",
  indefinites: "um|uma|cada|novo|nova",
  enumerators: "o segundo|a segunda|o terceiro|a terceira|em segundo lugar|em terceiro lugar|outro|outra",
  connectives:
    "mas|e|ou|porém|então|portanto|por isso|logo|além disso|também|contudo|entretanto|todavia|no entanto|ou seja|por exemplo|depois|finalmente|por fim|em seguida|do mesmo modo|por outro lado|por um lado|em vez disso|caso contrário|porque|pois|nesse|nessa|neste|nesta|desse|dessa|para isso|com isso|apesar disso|de fato|nem|quando ele|quando ela|se ele|se ela|porque ele|porque ela|ao mesmo tempo|por esse motivo|por este motivo|por essa razão|por esta razão|consequentemente|enquanto isso|nesse sentido|dessa forma|desta forma|dessa maneira|daí",
  adverbials:
    "além disso|no entanto|porém|portanto|por exemplo|em geral|geralmente|é claro|claro|em resumo|em outras palavras|em particular|finalmente|por fim|naturalmente|obviamente|felizmente|infelizmente|na prática|na verdade|de fato|normalmente|como nos anos anteriores|como em anos anteriores|como sempre|mais uma vez|como esperado|ao mesmo tempo|por isso|por esse motivo|por este motivo|por essa razão|por esta razão|assim|consequentemente|afinal|ou seja|por sua vez|enquanto isso|nesse sentido|dessa forma|desta forma|dessa maneira",
  leadIns: "embora|apesar de|além de",
  backMatter:
    "referências|bibliografia|leitura adicional|recursos|recursos adicionais|ver também|agradecimentos|créditos|colaboradores|sobre o autor|autor|autora|índice|sumário|comentários|notas|links|licença|fontes|anexo|apêndice",
  functionWords:
    "o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|por|pelo|pela|pelos|pelas|para|com|sem|sobre|entre|até|desde|e|ou|mas|que|quem|se|como|mais|menos|muito|é|são|era|foi|ser|tem|têm|não|também|quando|onde|seu|sua|seus|suas|cada|ao|aos|à|às",
  negations:
    "não|nunca|jamais|sem|mas|porém|só|somente|apenas|exceto|salvo|nem|nenhum|nenhuma|ninguém|nada|embora|a menos que|se|em vez",
  deixis:
    "esta segunda-feira|esta terça-feira|esta quarta-feira|esta quinta-feira|esta sexta-feira|nesta segunda-feira|nesta terça-feira|nesta quarta-feira|nesta quinta-feira|nesta sexta-feira|na próxima segunda-feira|na próxima terça-feira|na próxima quarta-feira|na próxima quinta-feira|na próxima sexta-feira|este sábado|este domingo|neste sábado|neste domingo|no próximo sábado|no próximo domingo|acima|abaixo|seguinte|seguintes|a seguir|neste artigo|este artigo|este guia|neste guia|este documento|esta página|esta seção|veja|figura|tabela|ver também",
  thirdPersons: "eles|elas|ele|ela",
  boilerplate:
    "atenciosamente|saudações|cumprimentos|abraços|prezado|prezada|prezados|caro|cara|assunto:|contato de imprensa|obrigado|obrigada|bem-vindo|bem-vindos|olá|parabéns|leia mais|saiba mais|clique|assine|inscreva-se|siga-nos|para mais informações|baixe|todos os direitos reservados|foto de|pediram-me|prometi|permitam-me|deixem-me|presentes:|ausentes:|participantes:",
  narrator: "nós|nosso|nossa|nossos|nossas|eu|meu|minha",
  verbs:
    "é|são|era|eram|foi|foram|será|serão|está|estão|há|havia|tem|têm|tinha|pode|podem|poderia|deve|devem|deveria|precisa|precisam|faz|fazem|vai|vão|dá|dão|ajuda|ajudam|permite|permitem|significa|requer|exige|funciona|mostra|mostram|cresce|crescem|reduz|reduzem|aumenta|aumentam|melhora|custa|custam|oferece|oferecem|existe|existem|torna|leva|fica|começa|define|definem|garante|garantem|apresenta|apresentam|representa|representam|condiciona|condicionam|diz|dizem|cria|criam|inclui|incluem|envolve|envolvem|recebe|recebem|traz|trazem|usa|usam|utiliza|utilizam|participa|participam|depende|dependem|contribui|contribuem|promove|promovem|ocorre|ocorrem|gera|geram|mantém|vem|vêm|vê|veem|quer|querem|sabe|sabem|diminui|consiste|possui|possuem|tende|tendem|atinge|atingem|chega|chegam|passa|passam|considera|consideram|estabelece|prevê|apoia|encontra|encontram|nota-se|observa-se|entra|serve|servem|vale|cabe|ganha|ganham|perde|perdem|vive|vivem|trabalha|trabalham|mora|moram|resulta|resultam|disse|afirma|explica|conclui|deu|fez|teve",
  verbEndings: "ou|aram|eram|iram|avam|arão|erão|irão",
  clauseFrom: 0,
  participleEndings: "ando|endo|indo",
  clauseOpeners: "que|quem|cujo|onde|quando|enquanto|porque|se",
  determiners: "o|a|os|as|um|uma|uns|umas|seu|sua|seus|suas|nosso|nossa|cada|nenhum|nenhuma|algum|alguma",
  beforeDeterminers:
    "todo|toda|todos|todas|ambos|só|apenas|até|como|quando|onde|porque|embora|enquanto|que|segundo|durante|após|sob|ante|contra|e|ou|mas|nem|não|mais|menos|muito|ainda|já|nunca|sempre|talvez|para|com|sem|por",
  imperatives:
    "evite|use|escolha|defina|comece|crie|faça|escreva|compartilhe|pergunte|procure|planeje|meça|teste|verifique|mantenha|aprenda|lembre|não|prepare|proteja|deixe|tenha",
  interrogatives: "que|quem|onde|quando|por que|como|qual|quais|quanto|quantos",
  howTo: "como|passos|passo a passo|instruções|guia para|procedimento|etapas",
  advice: "deve|devem|é preciso|importante|essencial|chave|fundamental|melhor|sempre|nunca|necessário",
  vague: "alguns|algumas|às vezes|um dos|uma das|talvez|vários|alguém|certos",
  conditionals: "se|quando|caso|a menos que|uma vez|supondo|desde que",
  contrast: "mas|porém|entretanto|apesar|em vez|embora|nunca|não|só|apenas",
  partitives: "de|do|da|dos|das|por cento|por cento dos|mais|menos|por|por semana|por dia|por mês|por ano|por hora",
  relatives: "o que|o qual|a qual|os quais|as quais",
  examples:
    "seja|sejam|tais como|principalmente|como|por exemplo|incluindo|especialmente|sobretudo|em particular|entre outros|entre outras",
  announcers: "aqui estão|estes são|estas são|há|existem|eis",
  pros: "vantagens|benefícios|prós|pontos fortes",
  cons: "desvantagens|contras|riscos|pontos fracos|limitações",
  myth: "mito|mitos",
  fact: "realidade|fato|facto|verdade",
  before: "antes",
  after: "depois|agora|hoje",
};
